import { describe, expect, it } from 'vitest'
import { isSingleKey, SHORTCUTS } from '../../patterns/shortcuts/shortcuts.ts'
import { keysText } from './keys-text.ts'
import { shortcutOf } from './shortcut-of.ts'

const NOTHING_ELSE = { isMac: false, singleKeys: true, taken: false }
const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  getModifierState: () => false,
  ...more,
})
const ctrl = { ctrlKey: true }
const meta = { metaKey: true }
const shift = { shiftKey: true }

describe('[ux 11] the keys of the console', () => {
  it.each([
    ['d', 'district', {}],
    ['D', 'district', {}],
    ['D', undefined, shift],
    ['/', 'search', {}],
    ['/', 'search', shift],
    ['?', 'shortcuts', shift],
    ['[', 'previous-batch', {}],
    ['[', 'previous-batch', { ctrlKey: true, altKey: true, getModifierState: () => true }],
    ['d', undefined, ctrl],
    ['d', undefined, meta],
    ['d', undefined, { altKey: true }],
    ['d', undefined, { isComposing: true }],
    ['d', undefined, { defaultPrevented: true }],
    ['k', 'go-to', ctrl],
    ['K', 'go-to', ctrl],
    ['k', 'previous-record', {}],
    ['k', undefined, { ...ctrl, shiftKey: true }],
    ['k', undefined, meta],
    ['x', undefined, {}],
    ['F8', 'message', {}],
    ['F8', undefined, ctrl],
    ['f', undefined, {}],
  ])('%s is %s with %j', (key, id, modifiers) => {
    expect(shortcutOf(press(key, modifiers), NOTHING_ELSE)).toBe(id)
  })

  it('Command takes the part of Ctrl on a Mac', () => {
    expect(shortcutOf(press('k', meta), { ...NOTHING_ELSE, isMac: true })).toBe('go-to')
    expect(shortcutOf(press('k', ctrl), { ...NOTHING_ELSE, isMac: true })).toBeUndefined()
    expect(keysText('Mod+K', true)).toEqual(['Command', 'K'])
    expect(keysText('Mod+K', false)).toEqual(['Ctrl', 'K'])
  })

  it('single keys can be switched off together; the others stay', () => {
    for (const { keys } of Object.values(SHORTCUTS)) {
      const off = { ...NOTHING_ELSE, singleKeys: false }
      if (isSingleKey(keys)) expect(shortcutOf(press(keys), off)).toBeUndefined()
    }
    expect(shortcutOf(press('k', ctrl), { ...NOTHING_ELSE, singleKeys: false })).toBe('go-to')
  })

  it.each([
    ['d', undefined],
    ['?', undefined],
    ['F8', 'message'],
  ])('in a field %s is %s', (key, id) => {
    expect(shortcutOf(press(key), { ...NOTHING_ELSE, taken: true })).toBe(id)
  })
})
