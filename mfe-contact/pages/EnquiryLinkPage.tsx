import { useLocation } from '@site/host/router';
import { indianDateTime } from '@site/text/indian-time';
import { Button } from '@site/ui/Button';
import { Notice } from '@site/ui/Notice';
import { StepForm, StepLayout } from '../components/StepLayout.tsx';
import { useKeptActionData } from '../components/useKeptActionData.ts';
import { type FollowedLink, type LinkAction, linkActions } from '../contract/enquiry-link.ts';
import { type EnquiryLinkView, linkWords, notFollowed } from '../data/enquiry-link-view.ts';
import { openedToken } from '../data/opened-link.ts';
import type { postEnquiryLink } from '../data/post-enquiry-link.ts';

/**
 * The target of the links in mails to sales. Opening one shows nothing of the enquiry and changes nothing, because mail programs open links
 * before people do.
 */
export function EnquiryLinkPage() {
  const view = useEnquiryLinkView();
  return (
    <StepLayout
      title="Enquiry"
      intro="For our sales desk: one step for one enquiry, from a link in its email."
      about={{ title: 'About these links', points: aboutLinks }}
    >
      <Step view={view} />
    </StepLayout>
  );
}

/** What the page shows: the outcome of the posted form, else what the address says. */
function useEnquiryLinkView(): EnquiryLinkView {
  const actionData = useKeptActionData<typeof postEnquiryLink>();
  const query = new URLSearchParams(useLocation().search);
  if (actionData) return actionData;
  for (const action of linkActions) {
    const token = openedToken(query, action);
    if (token) return { step: 'question', action, token };
  }
  return { step: 'incomplete' };
}

function Step({ view }: { view: EnquiryLinkView }) {
  switch (view.step) {
    case 'incomplete':
      return (
        <Notice kind="error" title="This link is incomplete" headingLevel={2}>
          <p>Please open it from the email again, or copy all of it.</p>
        </Notice>
      );
    case 'over':
      return (
        <Notice kind="info" title="This link is used up" headingLevel={2}>
          <p>{view.message}</p>
        </Notice>
      );
    case 'question':
      return <Question {...view} />;
    case 'followed':
      return view.result.outcome === 'asked' ? (
        <SecondQuestion {...view} {...view.result} />
      ) : (
        <Result action={view.action} {...view.result} />
      );
  }
}

function Question({ action, token, message }: Extract<EnquiryLinkView, { step: 'question' }>) {
  const { title, text, button } = linkWords[action];
  return (
    <>
      {message && (
        <Notice kind="error" title={notFollowed}>
          <p>{message}</p>
        </Notice>
      )}
      <StepForm action="/enquiry" title={title} hidden={{ step: action, token }}>
        <p>{text}</p>
        <Button type="submit">{button}</Button>
      </StepForm>
    </>
  );
}

interface SecondQuestionProps extends Extract<FollowedLink, { outcome: 'asked' }> {
  action: LinkAction;
  token: string;
}

/** Asks who it is, where the mail went to several people, and before erasing once more. */
function SecondQuestion({ action, token, enquiry, people }: SecondQuestionProps) {
  const isErasing = action === 'erase';
  const { reference, fullName } = enquiry;
  return (
    <StepForm
      action="/enquiry"
      title={isErasing ? 'Erase it for good?' : 'Who are you?'}
      hidden={{ step: action, token }}
    >
      {isErasing && (
        <p>
          The enquiry {reference} from {fullName}, will be deleted here. Nobody can bring them back. Emails about it
          stay in your mailboxes until you delete them there.
        </p>
      )}
      {people.length > 1 && <p>The email went to several people, so please choose your own address.</p>}
      {people.map((person) => (
        <Button type="submit" name="person" value={person} key={person}>
          {isErasing && people.length === 1 ? 'Erase for good' : nameButton(isErasing, person)}
        </Button>
      ))}
    </StepForm>
  );
}

function nameButton(isErasing: boolean, person: string): string {
  return isErasing ? `Erase for good, as ${person}` : person;
}

interface ResultProps extends Exclude<FollowedLink, { outcome: 'asked' }> {
  action: LinkAction;
}

function Result({ action, outcome, enquiry }: ResultProps) {
  const { reference, fullName } = enquiry;
  return (
    <Notice
      kind={outcome === 'unchanged' ? 'info' : 'success'}
      title={outcome === 'unchanged' ? notFollowed : linkWords[action].done}
      headingLevel={2}
    >
      <p>
        {reference} from {fullName}
      </p>
      {outcome === 'unchanged' && <p>{describeFirst(enquiry)}</p>}
    </Notice>
  );
}

/** Says who was first, where nothing was changed. */
function describeFirst({ state, doneBy, doneAt }: FollowedLink['enquiry']): string {
  if (state === 'new') return 'It was marked as genuine already.';
  return `${doneBy} marked it as ${state === 'spam' ? 'spam' : 'answered'} on ${indianDateTime(doneAt)} (India).`;
}

const aboutLinks = [
  { title: 'Nothing by itself', text: 'Opening a link changes nothing. Only the button does.' },
  { title: 'Who did it', text: 'We note your email address and the time with the enquiry.' },
  { title: 'How long', text: 'A link works for 30 days, and as long as enquiries are sent to your address.' },
];
