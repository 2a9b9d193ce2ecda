import { visitPath } from '@site/brand/contact-links';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import { Section } from '@site/ui/Section';
import { ShareButton } from '@site/ui/ShareButton';
import type { PostWithLinks, ShownPost } from '../data/parse-responses.ts';
import { crumbsTo } from '../data/paths.ts';
import { LoadingArea } from './LoadingArea.tsx';
import { PostBody } from './PostBody.tsx';
import { PostByline } from './PostByline.tsx';
import { PostsBand } from './PostGrid.tsx';
import { PostNeighbours } from './PostNeighbours.tsx';
import { usePostPicture } from './PostPicture.tsx';
import classes from './PostView.module.css';
import { TopicLinks } from './TopicLinks.tsx';

export function PostView({ post, previous, next, related }: PostWithLinks) {
  const image = usePostPicture(post);
  return (
    <>
      <Banner title={post.title} crumbs={crumbsTo(post.title)} size="tall" picture={image?.picture} alt={image?.alt}>
        <PostFacts post={post} />
      </Banner>
      <LoadingArea>
        <Section>
          <div className={classes.view}>
            <PostBody {...post} />
            <CallBox title="A question about your building?" text="Speak to our supervisors. Monday to Saturday.">
              <ButtonLink to={visitPath}>Arrange a visit</ButtonLink>
            </CallBox>
            <PostNeighbours previous={previous} next={next} />
          </div>
        </Section>
        <PostsBand title="Related posts" posts={related} />
      </LoadingArea>
    </>
  );
}

interface PostFactsProps {
  post: Pick<ShownPost, 'title' | 'reviewedBy' | 'published' | 'updated' | 'readingMinutes' | 'categories'>;
}

/** What stands below a post's title: its byline, its categories and a button that shares it. */
function PostFacts({ post: { title, categories, ...byline } }: PostFactsProps) {
  return (
    <div className={classes.facts}>
      <PostByline {...byline} />{' '}
      <div className={classes.row}>
        <TopicLinks kind="category" topics={categories} />
        <ShareButton title={title} />
      </div>
    </div>
  );
}
