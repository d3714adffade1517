import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

/** As many days stay where there is no room for more: the newest. */
export const FEW_DAYS = 7

const onSmall = (rule: Record<string, string | number>) => ({ '@container': { [containers.small]: rule } })

const edges = { paddingInline: 2, ':last-child': { paddingInlineEnd: vars.space[5] } } as const

export const head = patternStyle(
  {
    ...tableReset,
    ...textStyle('meta'),
    ...edges,
    fontWeight: 550,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: color.text.tertiary,
  },
  'head',
)

export const cell = patternStyle(
  {
    ...tableReset,
    ...edges,
    textAlign: 'center',
    verticalAlign: 'middle',
    // In a card the days stand edge to edge.
    '@container': {
      [containers.small]: { paddingInline: 0, ':last-child': { paddingInlineEnd: 0 } },
    },
  },
  'cell',
)

/** Leaves where there is no room for all days. */
export const older = patternStyle({ '@container': { [containers.folded]: { display: 'none' } } }, 'older')

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
  /** Quiet, so that what is wrong stands out. */
  success: patternStyle(
    { color: color.success.icon, '@media': { [media.forcedColors]: { borderColor: 'Canvas' } } },
    'success',
  ),
  warning: patternStyle(
    { color: color.warning.icon, background: color.warning.subtle, borderColor: color.warning.border },
    'warning',
  ),
  danger: patternStyle(
    { color: color.danger.icon, background: color.danger.subtle, borderColor: color.danger.border },
    'danger',
  ),
}

/** A day on which nothing happened: a dot in the place of a sign. */
export const nothing = patternStyle(
  {
    '::before': {
      content: '""',
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.full,
      background: color.border.strong,
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        '::before': { background: 'GrayText', forcedColorAdjust: 'none' },
      },
    },
  },
  'nothing',
)
