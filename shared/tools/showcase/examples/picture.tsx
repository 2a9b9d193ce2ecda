import building from '@site/pictures/masters/hero-building.webp';
import { Picture, type PictureGround } from '@site/ui/Picture';
import { PictureFallback } from '@site/ui/PictureFallback';
import type { ComponentEntry } from '../component-entry.ts';
import { Tiles } from '../Tiles.tsx';

export const picture: ComponentEntry = {
  name: 'Picture',
  when: 'For every picture from a master in shared/pictures. The ground is the colour the cut-out miniature stands on.',
  examples: [
    {
      state: 'Its six grounds',
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

const grounds: PictureGround[] = ['mint', 'sand', 'sun', 'clay', 'deep', 'none'];
