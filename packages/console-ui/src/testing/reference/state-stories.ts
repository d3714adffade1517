import type { StoryObj } from '@storybook/react-vite'
import type { StartingFaults } from '../http-to-server.ts'
import { STORY_FAULTS } from './story-faults.ts'

type Context = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas'>
type Play = (context: Context) => Promise<void>
type State = { args: { faults: StartingFaults }; play: Play }
type Call = StartingFaults[number][0]

/** Waits for words anywhere in the story. */
export const words =
  (text: string | RegExp): Play =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(text))

/** Waits for a heading of that name. */
export const heading =
  (name: string | RegExp): Play =>
  async ({ canvas }) =>
    void (await canvas.findAllByRole('heading', { name }))

/** Waits for the rows of a list. */
export const rows: Play = async ({ canvas }) => void (await canvas.findAllByRole('rowheader'))

const state = (call: Call, fault: StartingFaults[number][1], play: Play): State => ({
  args: { faults: [[call, fault]] },
  play,
})

/** A call whose answer never comes. */
export const waiting = (call: Call, play: Play): State => state(call, STORY_FAULTS.never, play)

/** A call that fails, comes back as something else, does not get through, or comes after the session has ended. */
export const unanswered = (
  call: Call,
  sentence: string | RegExp,
): Record<'failed' | 'malformed' | 'offline' | 'expired', State> => ({
  failed: state(call, STORY_FAULTS.failed, words(sentence)),
  malformed: state(call, STORY_FAULTS.malformed, words(sentence)),
  offline: state(call, STORY_FAULTS.offline, words(sentence)),
  expired: state(call, STORY_FAULTS.expired, words('You are signed out')),
})

/** Somebody without the role of the screen. */
export const denied = (role: RegExp, as = 'bare@example.org'): { args: { as: string }; play: Play } => ({
  args: { as },
  play: words(role),
})
