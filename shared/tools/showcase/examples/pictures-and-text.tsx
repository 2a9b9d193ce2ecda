import building from '@site/pictures/masters/hero-building.webp';
import { Icon } from '@site/ui/Icon';
import * as icons from '@site/ui/icons';
import { Picture, type PictureGround } from '@site/ui/Picture';
import { PictureFallback } from '@site/ui/PictureFallback';
import { Prose } from '@site/ui/Prose';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { TableOfContents } from '@site/ui/TableOfContents';
import { Row, Tiles } from '../Arrangements.tsx';
import { type ComponentEntry, pointerStates } from '../ComponentSection.tsx';

export const picture: ComponentEntry = {
  name: 'Picture',
  when: 'For every picture from a master in shared/pictures. The ground is the colour the cut-out miniature stands on.',
  examples: [
    {
      state: 'Its five grounds',
      render: () => (
        <Tiles>
          {grounds.map((ground) => (
            <Picture
              key={ground}
              picture={building}
              alt={`A miniature control room, ground: ${ground}.`}
              sizes="14rem"
              ground={ground}
            />
          ))}
        </Tiles>
      ),
    },
    {
      state: 'Broken: a drawn house of the same shape',
      render: () => (
        <Tiles>
          <PictureFallback
            alt="A miniature control room that did not come."
            width={building.width}
            height={building.height}
          />
        </Tiles>
      ),
    },
  ],
};

const grounds: PictureGround[] = ['mint', 'sand', 'sun', 'clay', 'none'];

export const icon: ComponentEntry = {
  name: 'Icon',
  when: 'Beside words or in a control that has a name; never alone. As big as the text around it.',
  examples: [
    {
      state: 'All of them, by the names under which `@site/ui/icons` exports them',
      render: () => (
        <Tiles>
          {Object.entries(icons).map(([name, node]) => (
            <Row key={name}>
              <Icon icon={node} />
              <span>{name}</span>
            </Row>
          ))}
        </Tiles>
      ),
    },
  ],
};

export const sectionHeading: ComponentEntry = {
  name: 'Section heading',
  when: 'At the head of every band of a page. The eyebrow places it, the title says the point, the intro is one or two sentences.',
  examples: [
    { state: 'Title alone', render: () => <SectionHeading title="What we look after" /> },
    {
      state: 'With a link to the full list',
      render: () => <SectionHeading title="Recent posts" link={<a href="#posts">All posts</a>} />,
    },
    { state: 'With all it can have', render: () => <SectionHeading {...headingProps} /> },
  ],
};

const headingProps = {
  eyebrow: 'Services',
  title: 'Nine kinds of work, one telephone number',
  intro: 'Whatever a building needs on a working day, one person answers for it.',
};

export const section: ComponentEntry = {
  name: 'Section',
  when: 'For each band of a page: it brings the gutter, the width and the room above and below. Deep at most twice a page.',
  layout: 'stacked',
  examples: [
    { state: 'Plain', render: () => <Section>{sectionText}</Section> },
    { state: 'Tint', render: () => <Section tone="tint">{sectionText}</Section> },
    { state: 'Deep', render: () => <Section tone="deep">{sectionText}</Section> },
  ],
};

const sectionText = <p>The words stand within the page's width; the ground runs from edge to edge.</p>;

export const prose: ComponentEntry = {
  name: 'Prose',
  when: 'For long text: posts, policies, the company pages. Plain elements go in, a readable measure comes out.',
  examples: [
    {
      state: 'All elements',
      render: () => (
        <Prose>
          <h2>Before the monsoon</h2>
          <p>
            A roof is looked at in May, not in July. <strong>Three things</strong> decide whether it holds, and{' '}
            <a href="/plumbing-services">a plumber</a> sees them in an hour.
          </p>
          <ul>
            <li>Drains that are free of leaves.</li>
            <li>Joints without cracks.</li>
          </ul>
          <h3>In this order</h3>
          <ol>
            <li>Sweep.</li>
            <li>Look.</li>
            <li>Write down what was found.</li>
          </ol>
          <blockquote>
            <p>The leak you see in August was there in May.</p>
          </blockquote>
          <table>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Looked at</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Drains</td>
                <td>Every week</td>
              </tr>
            </tbody>
          </table>
          <hr />
          <p>
            The form is called <code>ROOF-2</code>.
          </p>
        </Prose>
      ),
    },
  ],
};

export const tableOfContents: ComponentEntry = {
  name: 'Table of contents',
  when: 'Beside a text of four headings or more, so that a reader can go to the one that counts.',
  examples: pointerStates(
    <TableOfContents
      headings={[
        { id: 'button', text: 'Button' },
        { id: 'link', text: 'Link' },
        { id: 'field', text: 'Field' },
      ]}
    />,
    'narrow',
  ),
};
