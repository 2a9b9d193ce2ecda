import { atMost, type Goal, median } from './goals.ts';

const rounds = 400;
const warmUpRounds = 50;

export interface MeasuredBlog {
  origin: string;
  /** Of all its posts, the oldest first. */
  slugs: string[];
}

/** Median answer times of both, asked in turn, so that whatever else the machine does slows both. */
export async function compareAnswers(few: MeasuredBlog, full: MeasuredBlog): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const times: [few: number[], full: number[]] = [[], []];
    for (let round = 0; round < rounds + warmUpRounds; round++) {
      for (const [place, blog] of [few, full].entries()) {
        const time = await answerTime(blog.origin + ask(blog, round));
        if (round >= warmUpRounds) times[place]?.push(time);
      }
    }
    const [short, long] = [median(times[0]), median(times[1])];
    goals.push(
      atMost(
        `${name}: ${short.toFixed(2)} ms with ${few.slugs.length}, ${long.toFixed(2)} ms with ${full.slugs.length}`,
        long / short,
        'x',
        2,
      ),
    );
  }
  return goals;
}

const questions: Record<string, (blog: MeasuredBlog, round: number) => string> = {
  'list, first page': () => '/api/v1/blogsList?limit=10',
  'list, some page': ({ slugs }, round) =>
    `/api/v1/blogsList?limit=10&page=${1 + ((round * 7919) % (slugs.length / 10))}`,
  'list, last page': ({ slugs }) => `/api/v1/blogsList?limit=10&page=${slugs.length / 10}`,
  'recent posts': () => '/api/v1/blogsList/recent',
  'posts of a category': () => '/api/v1/blogsList/category/plumbing?limit=10',
  topics: () => '/api/v1/blogsList/topics',
  'a post': ({ slugs }, round) => `/api/v1/blogsBySlug/${slugs[(round * 7919) % slugs.length]}`,
};

async function answerTime(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - began;
}
