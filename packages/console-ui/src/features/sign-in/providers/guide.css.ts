import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { lightDark } from '../../../styles/light-dark.ts'
import { boxReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'
import { wide } from './guide-room.ts'

const { color, radius, space } = vars
const badge = growing(20)

export const guide = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    position: 'sticky',
    insetBlockStart: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space[5],
    padding: space[7],
  },
  'guide',
)
export const head = featureStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[4],
  },
  'head',
)
/** Beside the form, all of it is in view. */
export const fold = featureStyle({ '@container': { [wide]: { display: 'none' } } }, 'fold')
export const title = featureStyle(
  { ...headingReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'title',
)
export const steps = featureStyle(
  { ...listReset, display: 'grid', gap: space[6], counterReset: 'step' },
  'steps',
)
export const folded = featureStyle(
  { display: 'none', '@container': { [wide]: { display: 'grid' } } },
  'folded',
)
export const step = featureStyle(
  {
    position: 'relative',
    counterIncrement: 'step',
    paddingInlineStart: `calc(${badge} + ${space[5]})`,
    minInlineSize: 0,
    '::before': {
      content: 'counter(step)',
      ...textStyle('micro'),
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      inlineSize: badge,
      blockSize: badge,
      borderRadius: radius.full,
      fontWeight: 600,
      background: lightDark(color.bg.subtle, color.bg.raised),
      border: `1px solid ${color.border.default}`,
      boxSizing: 'border-box',
      color: color.text.secondary,
    },
  },
  'step',
)
export const stepTitle = featureStyle(
  { ...boxReset, fontWeight: 600, color: color.text.primary },
  'stepTitle',
)
export const text = featureStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, marginBlockStart: 1 },
  'text',
)
export const value = featureStyle({ marginBlockStart: space[4] }, 'value')
export const valueLabel = featureStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, marginBlockEnd: space[2] },
  'valueLabel',
)
export const valueBox = featureStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[2],
    paddingInline: `${space[5]} ${space[3]}`,
    borderRadius: radius.sm,
    border: `1px solid ${color.border.default}`,
    background: lightDark(color.bg.surface, color.bg.subtle),
  },
  'valueBox',
)
export const code = featureStyle(
  {
    flex: '1 1 0',
    minInlineSize: 0,
    fontFamily: vars.font.mono,
    fontSize: vars.type.meta.size,
    lineHeight: vars.type.meta.line,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'code',
)
export const copy = featureStyle({ flex: 'none' }, 'copy')
export const note = featureStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    color: color.text.secondary,
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'note',
)
export const links = featureStyle({ ...listReset, display: 'grid', gap: space[3] }, 'links')
