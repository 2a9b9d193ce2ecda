import { Prose } from '@site/ui/Prose';
import type { ComponentEntry } from '../component-entry.ts';

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
