import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { inputReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size } = vars
const glow = `0 0 0 3px color-mix(in srgb, ${color.border.focus} 24%, transparent)`
const focused = {
  boxShadow: `inset 0 0 0 1.5px ${color.border.focus}, ${glow}`,
  // Forced colors drop shadows and show this one instead.
  outline: '2px solid transparent',
  outlineOffset: 1,
} as const

/** The well that a text, a select or a search stands in. `:has` reads the state off the native control inside. */
export const well = partStyle(
  {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: `max(${size.controlLg}, ${size.target})`,
    paddingInline: 10,
    borderRadius: vars.radius.md,
    background: lightDark(color.bg.surface, color.bg.inset),
    boxShadow: `inset 0 0 0 1px ${color.border.control}`,
    color: color.text.primary,
    ...textStyle('body'),
    selectors: {
      '&:has([data-ec-edited])': {
        boxShadow: `inset 0 0 0 1px ${color.border.control}, inset 3px 0 0 0 ${color.accent.solid}`,
      },
      // A shadow knows no start and end.
      '&:dir(rtl):has([data-ec-edited])': {
        boxShadow: `inset 0 0 0 1px ${color.border.control}, inset -3px 0 0 0 ${color.accent.solid}`,
      },
      '&:has([readonly])': {
        background: color.bg.subtle,
        boxShadow: `inset 0 0 0 1px ${color.border.default}`,
        color: color.text.secondary,
      },
      '&:has([data-ec-control]:focus-visible)': focused,
      '&:has([data-ec-control][aria-invalid="true"])': {
        boxShadow: `inset 0 0 0 1.5px ${color.danger.solid}`,
      },
      '&:has([data-ec-control][aria-invalid="true"]:focus-visible)': {
        ...focused,
        boxShadow: `inset 0 0 0 1.5px ${color.danger.solid}, ${glow}`,
      },
      '&:has([data-ec-control]:disabled)': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  },
  'well',
)

/** 32 px with table text: in toolbars. */
export const compact = partStyle(
  { ...textStyle('dense'), minBlockSize: `max(${size.control}, ${size.target})` },
  'compact',
)

export const tall = partStyle({ paddingInline: 0 }, 'tall')

export const control = partStyle(
  {
    ...inputReset,
    flex: 1,
    inlineSize: '100%',
    alignSelf: 'stretch',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    letterSpacing: 'inherit',
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.text.tertiary, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'control',
)

export const area = partStyle(
  { paddingBlock: 7, paddingInline: 10, resize: 'vertical', minBlockSize: size.controlLg },
  'area',
)

export const areaEnd = partStyle(
  { display: 'flex', alignSelf: 'start', paddingBlockStart: 4, paddingInlineEnd: 4 },
  'areaEnd',
)

// Every browser has the property; the published types of CSS don't.
const disc = { WebkitTextSecurity: 'disc' }

/** Shows dots instead of the characters of a text area, which can't be of type "password". */
export const masked = partStyle({ wordBreak: 'break-all', ...disc }, 'masked')

export const mono = partStyle(
  { fontFamily: vars.font.mono, fontFeatureSettings: '"calt" 0, "zero" 1' },
  'mono',
)

export const icon = partStyle({ color: color.text.tertiary }, 'icon')
export const addon = partStyle(
  { flex: 'none', color: color.text.tertiary, fontSize: vars.type.meta.size, whiteSpace: 'nowrap' },
  'addon',
)
