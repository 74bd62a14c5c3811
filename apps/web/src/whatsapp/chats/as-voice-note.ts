import {
  AdtsOutputFormat,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  OGG,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny';

/**
 * A browser's recording as WhatsApp takes it: its sound is moved into another container as it is, and coded anew only
 * where it has more than one channel. Opus goes into Ogg and is a voice message; AAC, which older iPhones record, into ADTS.
 */
export const asVoiceNote = async (recording: Blob): Promise<File> => {
  const input = new Input({ source: new BlobSource(recording), formats: [WEBM, OGG, MP4] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('A recording without sound');
  const isOpus = track.codec === 'opus';
  const target = new BufferTarget();
  const output = new Output({ format: isOpus ? new OggOutputFormat() : new AdtsOutputFormat(), target });
  const conversion = await Conversion.init({
    input,
    output,
    ...(track.numberOfChannels > 1 && { audio: { numberOfChannels: 1 } }),
  });
  await conversion.execute();
  const [name, type] = isOpus ? ['voice.ogg', 'audio/ogg'] : ['voice.aac', 'audio/aac'];
  return new File([target.buffer!], name, { type });
};
