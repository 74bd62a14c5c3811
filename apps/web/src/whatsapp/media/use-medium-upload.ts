import { mediaDescriptionLength, type WhatsappMedia } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { type MediaKind, mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors, firstNonField, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { createMedium } from './create-medium.ts';

const uploads = ['whatsapp_media', 'upload'];

/** Whether a file is on its way into Media: what names it has to wait. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey: uploads }) > 0;

/** What is wrong with a file before it is sent; all else the server finds out. */
const problemOf = ({ type, size }: File, kind: MediaKind): string | undefined => {
  const rules = mediaRules[kind];
  // Some phones do not say what a file is.
  if (type !== '' && !(rules.types as readonly string[]).includes(type)) return word(mediaTexts.wrongType[kind]);
  // A picture is made smaller first.
  return kind !== 'Image' && size > rules.bytes ? word(mediaTexts.tooLarge(kind)) : undefined;
};

/** A file's name is what it is known by among the media, without its ending. */
const descriptionOf = (name: string) => (name.replace(/\.[^.]*$/, '') || name).slice(0, mediaDescriptionLength);

/** Puts one file at a time among the media. What goes wrong stays until another is chosen; leaving stops it. */
export const useMediumUpload = (kind: MediaKind, onDone: (medium: WhatsappMedia) => void) => {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = useCall(
    (file: File) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      const given = { file_type: kind, description: descriptionOf(file.name), file };
      return createMedium(given, { quiet: true, signal, onProgress: setShare });
    },
    {
      changes: ['whatsapp_media'],
      onSuccess: onDone,
      quiet: true,
      onError: (error) => {
        if (abort.current?.signal.aborted) return;
        setProblem(fieldErrors(error).file ?? firstNonField(error) ?? error.message);
      },
      mutationKey: uploads,
    },
  );
  return {
    /** The file on its way; undefined where none is. */
    file: send.isPending ? send.variables : undefined,
    /** 0 to 1 of what has gone out. */
    share,
    problem,
    start: (file: File) => {
      if (send.isPending) return;
      setShare(0);
      const wrong = problemOf(file, kind);
      setProblem(wrong);
      if (!wrong) send.mutate(file);
    },
    stop: () => abort.current?.abort(),
  };
};
