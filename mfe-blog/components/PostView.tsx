import { Link } from '@site/shared/router';
import { Banner } from '@site/shared/ui/Banner.tsx';
import { CallBox } from '@site/shared/ui/CallBox.tsx';
import { Icon } from '@site/shared/ui/Icon.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import type { Post } from '../contract/posts.ts';
import { postCrumbs } from './breadcrumbs.ts';
import { PostBody } from './PostBody.tsx';
import classes from './PostView.module.css';

export function PostView({ post }: { post: Post }) {
  return (
    <>
      <Banner title={post.title} crumbs={postCrumbs(post.title)} size="tall" {...(post.image && { picture: post.image.source, alt: post.image.alt })} />
      <Section>
        <div className={classes.view}>
          <PostBody post={post} />
          <aside aria-label="More from Sevantra">
            <CallBox title="A question about your building?" text="Speak with the people who wrote this. Monday to Saturday, nine to six." />
            <Link to="/blogs">
              <Icon name="arrow-left" /> All posts
            </Link>
          </aside>
        </div>
      </Section>
    </>
  );
}
