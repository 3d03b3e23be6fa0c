import { Illustration } from '@friendbase/ui-kit';
import type { Story } from './story.ts';

/** A story for tests and examples. */
export const lakeStory: Story = {
  id: 'lake',
  title: 'A walk by the lake',
  category: 'wellness',
  inShort: ['Nadia walks to the lake.', 'She rests on a bench.', 'Then she goes home and drinks tea.'],
  parts: [
    {
      id: 'door',
      title: 'Out of the door',
      words: 'Nadia puts on her red coat. She opens the door.',
      picture: <Illustration name="logged-out" />,
    },
    {
      id: 'water',
      title: 'Down to the water',
      words: 'The path goes down to the water. Two ducks come to say hello.',
      picture: <Illustration name="empty-feed" />,
    },
    {
      id: 'bench',
      title: 'A rest on the bench',
      words: 'She sits down. The wind is soft and the lake is quiet.',
      picture: <Illustration name="template-feeling" />,
    },
    {
      id: 'home',
      title: 'Home again',
      words: 'At home she makes a cup of tea. It was a good walk.',
      picture: <Illustration name="no-messages" />,
    },
  ],
  tips: ['Take a short walk today.', 'Look for one thing that you like.'],
  rewardFbb: 3,
};
