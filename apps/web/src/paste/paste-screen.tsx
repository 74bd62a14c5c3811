import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../core/drafts/index.ts';
import { MessageScreen } from './message-screen.tsx';
import { emptyDraft } from './use-paste.ts';

/** /paste: a broker's message becomes an inquiry or a property. */
export const PasteScreen = () => {
  const { draft, change, clear } = useDraft('paste', emptyDraft);
  const navigate = useNavigate();
  const [_file, setFile] = useState<File>();
  return (
    <MessageScreen
      draft={draft}
      onChange={change}
      onText={(text) => change({ ...emptyDraft, text })}
      onFile={setFile}
      onSaved={(path) => {
        clear();
        navigate(path, { replace: true });
      }}
      onCancel={() => {
        clear();
        navigate('/');
      }}
    />
  );
};
