import building from '@site/pictures/masters/hero-building.webp';
import notFound from '@site/pictures/masters/not-found.webp';
import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { Banner } from '@site/ui/Banner';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox, type CallBoxProps } from '@site/ui/CallBox';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';
import { type ComponentEntry, pointerStates } from '../ComponentSection.tsx';

export const callBox: ComponentEntry = {
  name: 'Call box',
  when: 'Where a telephone call is the best next step. Once a page, at the side or at the end.',
  examples: [...pointerStates(<Box />), { state: 'Beside a text', render: () => <Box layout="beside" /> }],
};

function Box({ layout }: Pick<CallBoxProps, 'layout'>) {
  return (
    <CallBox title="Something leaks?" text="Tell us where, and somebody is on the way." layout={layout}>
      <ButtonLink to="/contact">Write instead</ButtonLink>
    </CallBox>
  );
}

export const breadcrumb: ComponentEntry = {
  name: 'Breadcrumb',
  when: 'On pages without a banner, which brings its own. Home is put in front; the page itself comes last and is no link.',
  examples: pointerStates(<Breadcrumb crumbs={[{ label: 'Services', path: '/services' }, { label: 'Plumbing' }]} />),
};

export const banner: ComponentEntry = {
  name: 'Banner',
  when: 'At the head of every page but home: breadcrumb, the one h1, an intro. With a picture its first sentence is the claim; tall where the picture lies behind the words.',
  layout: 'stacked',
  examples: [
    { state: 'Small, without a picture', render: () => <Banner {...bannerProps} /> },
    {
      state: 'Small, with a picture and a way on',
      render: () => (
        <Banner {...bannerProps} {...pictured}>
          <ButtonLink to="/contact">Talk to us</ButtonLink>
        </Banner>
      ),
    },
    {
      state: 'Small, with a picture and what phones have in the call bar',
      render: () => (
        <Banner {...bannerProps} {...pictured} action={<ButtonLink to="/contact">Arrange a visit</ButtonLink>} />
      ),
    },
    {
      state: 'Brief: above a form that belongs in a phone’s first view',
      render: () => <Banner {...bannerProps} {...pictured} isBrief />,
    },
    { state: 'Tall', render: () => <Banner {...bannerProps} {...pictured} size="tall" /> },
  ],
};

const bannerProps = {
  title: 'A building is only as good as its mornings',
  crumbs: [{ label: 'Services', path: '/services' }, { label: 'Housekeeping' }],
  intro: 'Clean floors, working lifts and a friendly desk, before the first person comes in.',
};
const pictured = { picture: building, alt: 'A miniature office building with its ground floor open to the street.' };

export const errorPage: ComponentEntry = {
  name: 'Error page',
  when: 'In place of a page that does not exist or could not be loaded. Beside the words a scene by night.',
  layout: 'stacked',
  examples: [
    {
      state: 'Not found',
      render: () => (
        <ErrorPage
          exclamation="Oh dear"
          title="Page not found"
          text={<p>There is no page at this address.</p>}
          actions={<ButtonLink to="/">Back to Home</ButtonLink>}
          picture={<Picture picture={notFound} alt="" sizes={errorPageSizes} ground="none" />}
        />
      ),
    },
    {
      state: 'Failed',
      render: () => (
        <ErrorPage
          title="This page could not be loaded"
          text={<p>Please try again, or call us.</p>}
          actions={<ButtonLink to="">Try again</ButtonLink>}
          picture={<Picture picture={outOfOrder} alt="" sizes={errorPageSizes} ground="none" />}
        />
      ),
    },
  ],
};
