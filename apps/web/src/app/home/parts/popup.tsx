import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../../core/screen.ts';
import { FormOver } from '../../../ui/form/index.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import { addLinks } from '../../menus.ts';
import { routeOf } from '../../routes.ts';
import { useWho } from '../../who.ts';
import { popups } from '../popups.ts';

const Import = lazyPart(() => import('../../../imports/index.ts'), 'ImportPopup');

/** What the address says is to be added, over Home; nothing for who may not. */
export const Popup = () => {
  const { get, patch } = useUrlState();
  const who = useWho();
  const navigate = useNavigate();
  const { key } = useLocation();
  const path = popups[get('add') as keyof typeof popups];
  // From a link that somebody followed from elsewhere there is no step back to Home.
  const close = () => (key === 'default' ? patch({ add: null }, { replace: true }) : navigate(-1));
  if (!addLinks(who).some((link) => link.path === path)) return null;
  if (path === popups.migration) return <Import.Component onClose={close} />;
  const Form = routeOf(path).screen!.Component;
  return (
    <FormOver value={close}>
      <Form />
    </FormOver>
  );
};
