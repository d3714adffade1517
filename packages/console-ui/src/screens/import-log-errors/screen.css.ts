import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const find = screenStyle(
  {
    position: 'relative',
    inlineSize: growing(236),
    '@container': { [containers.small]: { flex: '1 1 100%' } },
  },
  'find',
)
export const steps = screenStyle({ display: 'flex' }, 'steps')
export const position = screenStyle(
  {
    ...textStyle('meta'),
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  'position',
)

export const time = screenStyle(
  { color: color.text.tertiary, fontFamily: vars.font.mono, fontSize: growing(12) },
  'time',
)
export const message = screenStyle(
  { fontFamily: vars.font.mono, fontSize: growing(12.5), color: color.text.primary },
  'message',
)
export const wrapped = screenStyle(
  { display: 'block', paddingBlock: space[2], whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  'wrapped',
)

export const level = screenStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3], fontWeight: 550, fontSize: growing(12.5) },
  'level',
)
export const tone = {
  error: screenStyle({ color: color.danger.text }, 'error'),
  warning: screenStyle({ color: color.warning.text }, 'warning'),
  info: screenStyle({ color: color.text.secondary }, 'info'),
}
export const dot = screenStyle(
  {
    inlineSize: 7,
    blockSize: 7,
    borderRadius: '50%',
    background: 'currentcolor',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
  'dot',
)

export const mark = screenStyle(
  {
    background: color.warning.subtle,
    color: 'inherit',
    boxShadow: `0 0 0 1px ${color.warning.border}`,
    borderRadius: 3,
    paddingInline: 1,
  },
  'mark',
)
export const currentMark = screenStyle(
  {
    background: color.warning.solid,
    color: color.warning.onSolid,
    boxShadow: `0 0 0 1px ${color.warning.solid}`,
    borderRadius: 3,
    paddingInline: 1,
    '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
  },
  'currentMark',
)

export const full = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[8],
    alignItems: 'start',
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
  },
  'full',
)
export const fullText = screenStyle(
  {
    ...boxReset,
    fontFamily: vars.font.mono,
    fontSize: growing(12.5),
    lineHeight: growing(20),
    color: color.text.secondary,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  'fullText',
)
export const facts = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[8] }, 'facts')
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'actions')
