import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

/** As many days stay in a small container: the newest. */
export const FEW_DAYS = 7

const onSmall = (rule: Record<string, string | number>) => ({ '@container': { [containers.small]: rule } })

export const head = patternStyle(
  {
    ...tableReset,
    ...textStyle('meta'),
    paddingInline: 2,
    fontWeight: 550,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: color.text.tertiary,
  },
  'head',
)

export const cell = patternStyle(
  { ...tableReset, paddingInline: 2, textAlign: 'center', verticalAlign: 'middle' },
  'cell',
)

/** Leaves in a small container. */
export const older = patternStyle(onSmall({ display: 'none' }), 'older')

/** Stands in for the header where rows are cards. */
export const day = patternStyle(
  {
    ...textStyle('meta'),
    display: 'none',
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...onSmall({ display: 'block' }),
  },
  'day',
)

export const sign = patternStyle(
  {
    boxSizing: 'border-box',
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    inlineSize: `max(${growing(28)}, ${vars.size.target})`,
    blockSize: `max(${growing(24)}, ${vars.size.target})`,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    ':focus-visible': focusRing,
    selectors: { 'a&:hover': { borderColor: 'currentColor' } },
  },
  'sign',
)

export const tone = {
  neutral: patternStyle({ color: color.neutral.solid, background: color.neutral.subtle }, 'neutral'),
  info: patternStyle({ color: color.info.icon, background: color.info.subtle }, 'info'),
  success: patternStyle({ color: color.success.icon, background: color.success.subtle }, 'success'),
  warning: patternStyle(
    { color: color.warning.icon, background: color.warning.subtle, borderColor: color.warning.border },
    'warning',
  ),
  danger: patternStyle(
    { color: color.danger.icon, background: color.danger.subtle, borderColor: color.danger.border },
    'danger',
  ),
}

/** A day on which nothing happened. */
export const nothing = patternStyle(
  {
    display: 'inline-block',
    inlineSize: 4,
    blockSize: 4,
    borderRadius: vars.radius.full,
    background: color.border.strong,
    '@media': { [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
  },
  'nothing',
)
