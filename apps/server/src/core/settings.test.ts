import os from 'node:os';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: os.tmpdir(), SECRET_KEY: 'k'.repeat(32), ...env });
const model = { AI_BASE_URL: 'http://model.test/v1', AI_API_KEY: 'key', AI_MODEL: 'm' };

test('the names that others rely on are read, without a warning', () => {
  const settings = read({
    META_GRAPH_URL: 'http://meta.test/',
    META_GRAPH_VERSION: 'v99.0',
    AI_PROVIDER: 'openai-compatible',
    ...model,
  });
  expect(settings.meta).toMatchObject({ url: 'http://meta.test', version: 'v99.0' });
  expect(settings.ai).toEqual({ url: 'http://model.test', key: 'key', model: 'm' });
  expect(settings.warnings).toEqual([]);
});

test('former names are read still, each with a warning that names the new one', () => {
  const settings = read({
    META_URL: 'http://meta.test',
    META_VERSION: 'v98.0',
    AI_URL: 'http://model.test',
    AI_KEY: 'key',
    AI_MODEL: 'm',
  });
  expect(settings.meta).toMatchObject({ url: 'http://meta.test', version: 'v98.0' });
  expect(settings.ai).toEqual({ url: 'http://model.test', key: 'key', model: 'm' });
  expect(settings.warnings.map((sentence) => sentence.split('. ')[0])).toEqual([
    'META_URL is called META_GRAPH_URL now',
    'META_VERSION is called META_GRAPH_VERSION now',
    'AI_URL is called AI_BASE_URL now',
    'AI_KEY is called AI_API_KEY now',
  ]);
});

test('where both names are set, the new one counts', () => {
  const settings = read({ META_URL: 'http://former.test', META_GRAPH_URL: 'http://meta.test' });
  expect(settings.meta.url).toBe('http://meta.test');
  expect(settings.warnings).toEqual([expect.stringContaining('META_URL is not read')]);
});

test.each([
  ['META_GRAPH_ULR', /META_GRAPH_URL/],
  ['AI_PROVIDRE', /AI_PROVIDER/],
  ['SMTP_PORT', /SMTP_URL/],
  ['SMS_SENDER', /SMS_KEY/],
  ['S3_REGION', /S3_BUCKET/],
  ['DATABASE_HOST', /DATABASE_URL/],
  ['RAZORPAY_KEYID', /nothing reads it/],
  ['VAPID_KEY', /nothing reads it/],
])('%s is no setting, which is said with those that are', (name, said) => {
  const { warnings } = read({ [name]: 'x' });
  expect(warnings).toEqual([expect.stringMatching(said)]);
  expect(warnings[0]).toContain(`${name} is set and is no setting`);
});

test('what is blank is not set, and what belongs to others is not looked at', () => {
  expect(read({ META_URL: '', S3_REGION: '', AWS_REGION: 'x', PGHOST: 'y', HOSTNAME: 'z' }).warnings).toEqual([]);
});

test('a model is asked only where it was said whose protocol it speaks', () => {
  expect(read({ ...model, AI_PROVIDER: 'none' })).toMatchObject({ ai: undefined, warnings: [] });
  expect(read(model)).toMatchObject({ ai: undefined, warnings: [expect.stringContaining('AI_PROVIDER is not')] });
  expect(() => read({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toThrow(/AI_BASE_URL and AI_MODEL/);
  expect(() => read({ AI_PROVIDER: 'oracle' })).toThrow(/AI_PROVIDER/);
});
