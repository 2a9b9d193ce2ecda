import { ButtonLink } from '@site/ui/ButtonLink';
import { documentSize } from '@site/ui/document-label';
import { tenderPack } from '../../content/documents.ts';

export function TenderPackLink() {
  return (
    <ButtonLink to={tenderPack.path} isExternal variant="secondary">
      Tender pack <small>{documentSize(tenderPack)}</small>
    </ButtonLink>
  );
}
