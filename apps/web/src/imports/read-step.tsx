import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ErrorState } from '../ui/states.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { OpenImport } from './open-import.ts';
import { Working } from './working.tsx';

/** The file is here and is being read, or could not be. */
export const ReadStep = ({ migration: { status, file_name, problem, progress }, frame }: OpenImport) => (
  <ImportFrame
    {...frame}
    buttons={
      status === 'Failed' && (
        <Button component={Link} variant="filled" to="?step=upload">
          Choose another file
        </Button>
      )
    }
  >
    {status === 'Failed' ? (
      <ErrorState title="The file could not be read.">{problem}</ErrorState>
    ) : (
      <Working title="Reading the file" label={`Reading ${file_name}`} progress={progress} unit="rows" />
    )}
  </ImportFrame>
);
