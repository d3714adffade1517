import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, headingReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle({ display: 'grid', gap: space[5], maxInlineSize: growing(880) }, 'root')

export const note = {
  error: featureStyle(
    { background: color.danger.subtle, boxShadow: `inset 0 0 0 1px ${color.danger.border}` },
    'error',
  ),
  warning: featureStyle(
    { background: color.warning.subtle, boxShadow: `inset 0 0 0 1px ${color.warning.border}` },
    'warning',
  ),
}

export const noteBox = featureStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    gap: 9,
    padding: '11px 12px',
    borderRadius: 8,
    color: color.text.primary,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  'noteBox',
)
export const noteIcon = {
  error: featureStyle({ color: color.danger.text, marginBlockStart: 2 }, 'noteIconError'),
  warning: featureStyle({ color: color.warning.text, marginBlockStart: 2 }, 'noteIconWarning'),
}
export const problem = featureStyle({ ...boxReset, fontWeight: 600 }, 'problem')
export const suggestion = featureStyle({ ...boxReset, color: color.text.secondary }, 'suggestion')
export const actions = featureStyle(
  { display: 'flex', flexWrap: 'wrap', gap: space[4], marginBlockStart: 10 },
  'actions',
)

export const head = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = featureStyle(
  { ...headingReset, ...textStyle('meta'), fontWeight: 600, color: color.text.secondary },
  'heading',
)

export const fields = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(300)}, 1fr))`,
    columnGap: space[8],
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'fields',
)
export const field = featureStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${growing(108)}) minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: space[4],
    minBlockSize: growing(32),
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  },
  'field',
)
export const wrong = featureStyle(
  {
    marginInline: -10,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    borderBlockEndColor: 'transparent',
    background: color.danger.subtle,
    color: color.danger.text,
    '@media': { '(forced-colors: active)': { outline: '1px solid Mark' } },
  },
  'wrong',
)
const mono = {
  fontFamily: vars.font.mono,
  fontSize: growing(12),
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const
export const key = featureStyle({ ...boxReset, ...mono, color: color.text.tertiary }, 'key')
export const value = featureStyle({ ...boxReset, ...mono, color: color.text.primary }, 'value')
export const wrongText = featureStyle({ color: color.danger.text }, 'wrongText')
export const masked = featureStyle({ color: color.text.tertiary, letterSpacing: '0.08em' }, 'masked')
