import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, radius, space } = vars

export const entry = screenStyle({ display: 'grid', gap: space[4] }, 'entry')
export const length = screenStyle(
  { ...textStyle('meta'), color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  'length',
)
export const samples = screenStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] },
  'samples',
)
export const result = screenStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `${growing(16)} minmax(0, 1fr)`,
    gap: space[4],
    paddingBlock: growing(10),
    paddingInline: space[5],
    border: '1px solid',
    borderRadius: radius.lg,
  },
  'result',
)
const tint = (name: 'success' | 'danger') => ({
  box: screenStyle({ backgroundColor: color[name].subtle, borderColor: color[name].border }, `${name}Box`),
  icon: screenStyle({ marginBlockStart: 2, color: color[name].icon }, `${name}Icon`),
})
export const tone = { passed: tint('success'), rejected: tint('danger') }
export const verdict = screenStyle({ ...boxReset, fontWeight: 600, color: color.text.primary }, 'verdict')
export const reason = screenStyle({ ...boxReset, color: color.text.secondary }, 'reason')

export const line = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    color: color.text.secondary,
  },
  'line',
)

export const rules = screenStyle(listReset, 'rules')
export const rule = screenStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `${growing(16)} minmax(0, 1fr) auto`,
    alignItems: 'start',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    color: color.text.secondary,
  },
  'rule',
)
export const broken = screenStyle({ fontWeight: 600, color: color.text.primary }, 'broken')
export const detail = screenStyle(
  { ...textStyle('meta'), paddingBlockStart: 2, textAlign: 'end', color: color.text.tertiary },
  'detail',
)
export const ruleIcon = {
  met: screenStyle({ marginBlockStart: 3, color: color.success.icon }, 'met'),
  broken: screenStyle({ marginBlockStart: 3, color: color.danger.icon }, 'brokenIcon'),
  later: screenStyle({ marginBlockStart: 3, color: color.text.tertiary }, 'later'),
}

/** The result once more, where the field stands below the form and is mostly out of sight. */
export const strip = screenStyle(
  {
    display: 'none',
    background: color.bg.raised,
    borderBlockStart: `1px solid ${color.border.default}`,
    paddingBlock: space[4],
    paddingInline: space[9],
    '@container': {
      [containers.folded]: { display: 'block' },
      [containers.small]: { paddingInline: space[6] },
    },
  },
  'strip',
)
