import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, headingReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

/** What a policy does, in words. */
export const sentence = featureStyle(
  {
    ...boxReset,
    ...textStyle('body'),
    maxInlineSize: '76ch',
    paddingBlock: space[2],
    paddingInlineStart: space[5],
    borderInlineStart: `3px solid ${color.accent.solid}`,
    color: color.text.primary,
  },
  'sentence',
)

/** Beside a form, and below it where there is no room. */
export const panel = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gap: space[7],
    minInlineSize: 0,
    // What it tells follows whatever is entered, far down the form too
    position: 'sticky',
    insetBlockStart: space[7],
    '@container': {
      [containers.folded]: {
        position: 'static',
        paddingInline: space[9],
        paddingBlockEnd: space[9],
      },
      [containers.small]: { paddingInline: space[6] },
    },
  },
  'panel',
)
export const part = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gap: space[4],
    minInlineSize: 0,
    selectors: {
      '& + &': { paddingBlockStart: space[7], borderBlockStart: `1px solid ${color.border.default}` },
    },
    '@container': {
      [containers.folded]: {
        selectors: {
          '&:first-child': {
            paddingBlockStart: space[7],
            borderBlockStart: `1px solid ${color.border.default}`,
          },
        },
      },
    },
  },
  'part',
)
export const partHead = featureStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[3],
  },
  'partHead',
)
export const heading = featureStyle(
  { ...headingReset, ...textStyle('section'), color: color.text.primary },
  'heading',
)
export const headEnd = featureStyle({ ...textStyle('dense') }, 'headEnd')
export const text = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'text')
export const note = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'note')

/** A note among fields. */
export const among = featureStyle({ marginBlockStart: growing(6) }, 'among')
