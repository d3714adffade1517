import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, radius, space } = vars

export const list = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 }, 'list')
export const card = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[4],
    padding: space[5],
    borderRadius: radius.md,
    border: `1px solid ${color.border.default}`,
    background: color.bg.subtle,
  },
  'card',
)
export const state = {
  later: featureStyle({}, 'later'),
  soon: featureStyle({ borderColor: color.warning.border, background: color.warning.subtle }, 'soon'),
  ended: featureStyle({ borderColor: color.danger.border, background: color.danger.subtle }, 'ended'),
}
const mark = { flex: 'none', marginBlockStart: 2 } as const
export const icon = {
  later: featureStyle({ ...mark, color: color.text.tertiary }, 'laterIcon'),
  soon: featureStyle({ ...mark, color: color.warning.text }, 'soonIcon'),
  ended: featureStyle({ ...mark, color: color.danger.text }, 'endedIcon'),
}
export const facts = featureStyle({ flex: '1 1 0', minInlineSize: 0, display: 'grid', gap: 1 }, 'facts')
export const strong = featureStyle({ ...boxReset, fontWeight: 600, color: color.text.primary }, 'strong')
export const subject = featureStyle(
  { ...boxReset, color: color.text.primary, overflowWrap: 'anywhere' },
  'subject',
)
export const quiet = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.secondary }, 'quiet')
export const fingerprint = featureStyle(
  {
    ...boxReset,
    ...textStyle('micro'),
    fontFamily: vars.font.mono,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  'fingerprint',
)
export const adding = featureStyle({ display: 'grid', gap: space[3] }, 'adding')
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'buttons')
