import { growing } from '../../../styles/growing.ts'
import { patternStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, headingReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = patternStyle({ display: 'grid', gap: space[5], maxInlineSize: growing(880) }, 'root')

export const note = {
  error: patternStyle(
    { background: color.danger.subtle, boxShadow: `inset 0 0 0 1px ${color.danger.border}` },
    'error',
  ),
  warning: patternStyle(
    { background: color.warning.subtle, boxShadow: `inset 0 0 0 1px ${color.warning.border}` },
    'warning',
  ),
}

export const noteBox = patternStyle(
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
  error: patternStyle({ color: color.danger.text, marginBlockStart: 2 }, 'noteIconError'),
  warning: patternStyle({ color: color.warning.text, marginBlockStart: 2 }, 'noteIconWarning'),
}
export const problem = patternStyle({ ...boxReset, fontWeight: 600 }, 'problem')
export const suggestion = patternStyle({ ...boxReset, color: color.text.secondary }, 'suggestion')
export const actions = patternStyle(
  { display: 'flex', flexWrap: 'wrap', gap: space[4], marginBlockStart: 10 },
  'actions',
)

export const head = patternStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = patternStyle(
  { ...headingReset, ...textStyle('meta'), fontWeight: 600, color: color.text.secondary },
  'heading',
)

export const fields = patternStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(300)}, 1fr))`,
    columnGap: space[8],
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'fields',
)
export const field = patternStyle(
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
export const wrong = patternStyle(
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
export const key = patternStyle({ ...boxReset, ...mono, color: color.text.tertiary }, 'key')
export const value = patternStyle({ ...boxReset, ...mono, color: color.text.primary }, 'value')
export const wrongText = patternStyle({ color: color.danger.text }, 'wrongText')
export const masked = patternStyle({ color: color.text.tertiary, letterSpacing: '0.08em' }, 'masked')
