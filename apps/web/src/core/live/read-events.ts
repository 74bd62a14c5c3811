export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads server-sent events out of a body as they come, whatever pieces they come in. */
export const readEvents = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event.data) yield event;
    }
  }
};

const parse = (block: string): ServerEvent => {
  const lines = block.split('\n');
  const values = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  return { event: values('event').at(-1) ?? 'message', data: values('data').join('\n') };
};
