import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** The tables at the start, the one on show beside them. */
export const root = patternStyle({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  marginBlockStart: space[5],
})
/** Narrower than its screen, and answers to that; its edges are nearer than those of a page. */
export const pane = patternStyle({
  containerName: containers.name,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  borderBlockStart: `1px solid ${color.border.default}`,
  vars: { [space[9]]: space[6] },
})

export const year = patternStyle({ inlineSize: growing(128) })
/** Only where there is no room for the rail. */
export const tables = patternStyle({
  display: 'none',
  inlineSize: growing(176),
  '@container': { [containers.medium]: { display: 'inline-flex' } },
})

export const record = patternStyle({
  ...buttonReset,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: 550,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: color.text.link, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
})
export const quiet = patternStyle({ color: color.text.tertiary })

export const note = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  paddingBlockEnd: space[4],
  paddingInline: space[9],
  color: color.text.secondary,
})

export const findings = patternStyle({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlockStart: space[5],
  paddingInline: space[9],
  selectors: { '&:empty': { display: 'none' } },
})
export const finding = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: growing(28),
  paddingInline: growing(10),
  border: `1px solid ${color.warning.border}`,
  borderRadius: vars.radius.md,
  color: color.warning.text,
  backgroundColor: color.warning.subtle,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { fontWeight: 600, boxShadow: `inset 0 0 0 1px ${color.warning.text}` },
  },
})
