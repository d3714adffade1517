import type { StoryObj } from '@storybook/react-vite'

type Context = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas'>
type Play = (context: Context) => Promise<void>

/** Waits for words anywhere in the story. */
export const words =
  (text: string | RegExp): Play =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(text))

/** Waits for the rows of a list. */
export const rows: Play = async ({ canvas }) => void (await canvas.findAllByRole('rowheader'))
