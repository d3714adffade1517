import { focusRing } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size } = vars
const idle = ':not([aria-disabled="true"])'
const outline = (line: string) => `inset 0 0 0 1px ${line}, ${vars.shadow.button}`

export const root = partStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    fontWeight: 550,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: 7,
    maxInlineSize: '100%',
    minBlockSize: `max(${size.control}, ${size.target})`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[5],
    borderRadius: vars.radius.md,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonText' },
      [media.reducedMotion]: { transition: 'none' },
    },
  },
  'root',
)

export const small = partStyle(
  {
    fontSize: vars.type.meta.size,
    minBlockSize: `max(${size.controlSm}, ${size.target})`,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
  },
  'small',
)

export const large = partStyle(
  { fontSize: vars.type.body.size, minBlockSize: `max(${size.controlLg}, ${size.target})` },
  'large',
)

export const wide = partStyle({ inlineSize: '100%' }, 'wide')

export const kind = {
  primary: partStyle(
    {
      background: color.accent.solid,
      color: color.accent.onSolid,
      selectors: {
        [`&:hover${idle}`]: { background: color.accent.solidHover },
        [`&:active${idle}`]: { background: color.accent.solidActive },
      },
    },
    'primary',
  ),
  secondary: partStyle(
    {
      background: lightDark(color.bg.surface, color.bg.raised),
      color: color.text.primary,
      boxShadow: outline(color.border.strong),
      selectors: {
        [`&:hover${idle}`]: { background: lightDark(color.bg.hover, color.bg.overlayHover) },
        [`&:active${idle}`]: { background: color.bg.muted },
      },
    },
    'secondary',
  ),
  ghost: partStyle(
    {
      color: color.text.secondary,
      selectors: {
        [`&:hover${idle}`]: { background: color.bg.overlayHover, color: color.text.primary },
        [`&:active${idle}`]: { background: color.bg.muted },
      },
    },
    'ghost',
  ),
  danger: partStyle(
    {
      background: color.danger.solid,
      color: color.danger.onSolid,
      selectors: {
        [`&:hover${idle}`]: { background: color.danger.solidHover },
        [`&:active${idle}`]: { background: color.danger.solidHover },
      },
    },
    'danger',
  ),
  /** Stands on a page all the time, where a filled one would shout. */
  dangerOutline: partStyle(
    {
      background: lightDark(color.bg.surface, color.bg.raised),
      color: color.danger.text,
      boxShadow: outline(color.danger.border),
      selectors: {
        [`&:hover${idle}`]: { background: color.danger.subtle },
        [`&:active${idle}`]: { background: color.danger.subtle },
      },
    },
    'dangerOutline',
  ),
  link: partStyle(
    {
      color: color.text.link,
      paddingInline: vars.space[3],
      selectors: { [`&:hover${idle}`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
    'link',
  ),
}

export const icon = partStyle({ display: 'flex', marginInlineStart: -2 }, 'icon')
export const quietIcon = partStyle({ color: color.text.tertiary }, 'quietIcon')

// Both labels lie in one cell, so that the wider one sets the width and a busy button does not jump.
export const labels = partStyle({ display: 'grid', minInlineSize: 0 }, 'labels')
export const label = partStyle(
  { gridArea: '1 / 1', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'center' },
  'label',
)
export const unseen = partStyle({ visibility: 'hidden' }, 'unseen')
