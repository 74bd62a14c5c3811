import { chromium } from 'playwright-core';
const [port, email, dark, out, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
for (const [size, viewport] of [['desktop', { width: 1440, height: 900 }], ['phone', { width: 390, height: 844 }]]) {
  const c = await b.newContext({ viewport, colorScheme: dark === 'dark' ? 'dark' : 'light', hasTouch: size === 'phone', isMobile: false });
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log('PAGEERROR', size, e.message));
  p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', size, m.text().slice(0, 200)));
  await p.goto(`http://127.0.0.1:${port}/login`);
  await p.locator('input').first().fill(email);
  await p.locator('input[type=password]').fill('angan-demo-2026');
  await p.getByRole('button', { name: /log ?in|sign ?in/i }).first().click();
  await p.waitForURL((u) => !u.pathname.includes('login'), { timeout: 20000 });
  for (const spec of paths) {
    const [path, name] = spec.split('@');
    await p.goto(`http://127.0.0.1:${port}${path}`);
    
    await p.waitForTimeout(2500);
    await p.screenshot({ path: `${out}/${name}-${size}-${dark}.png` });
  }
  await c.close();
}
await b.close();
