import { expect, it } from 'vitest'
import { shipped, withoutSpaces } from '../../ship-scripts.ts'

const CLIENT = '"use client";'

it('keeps what lets a bundler leave out what nobody uses, and the directive for server components', async () => {
  const code = await withoutSpaces(`"use client";
    // A comment of the source.
    import { icon } from "./icon.js"
    var Bell = /* @__PURE__ */ icon("bell"), names = /* @__PURE__ */ new Map()
    export { Bell, names }`)
  expect(code).toBe(
    '"use client";import{icon}from"./icon.js";var Bell=/* @__PURE__ */icon("bell"),names=/* @__PURE__ */new Map;export{Bell,names};\n',
  )
})

it('names shared files after their sources, as short as they stay apart', () => {
  const files = shipped([
    {
      file: 'users.js',
      source: 'screens/users/index',
      code: `${CLIENT}import{A}from"./chunk-A.js";export{A as screen};`,
    },
    {
      file: 'chunk-A.js',
      source: 'screens/users/screen',
      code: `${CLIENT}import{C}from"./chunk-C.js";export{A};`,
    },
    { file: 'chunk-B.js', source: 'screens/roles/screen', code: `${CLIENT}import"./chunk-C.js";export{B};` },
    {
      file: 'chunk-C.js',
      source: 'parts/button/button',
      code: `${CLIENT}const C=()=>import("./modules/parts/menu/panel.js");`,
    },
    {
      file: 'modules/parts/menu/panel.js',
      source: 'parts/menu/panel',
      code: `${CLIENT}import{C}from"../../../chunk-C.js";`,
    },
  ])
  expect(Object.fromEntries(files)).toEqual({
    'users.js': `${CLIENT}import{A}from"./modules/users-screen.js";export{A as screen};`,
    'modules/users-screen.js': `${CLIENT}import{C}from"./button.js";export{A};`,
    'modules/roles-screen.js': `${CLIENT}export{B};`,
    'modules/button.js': `${CLIENT}const C=()=>import("./panel.js");`,
    'modules/panel.js': `${CLIENT}import{C}from"./button.js";`,
  })
})

it('loads what a file only hands on from the file that holds it', () => {
  const files = shipped([
    {
      file: 'index.js',
      source: 'index',
      code: `${CLIENT}const a=()=>import("./modules/parts/menu/panel.js");`,
    },
    {
      file: 'modules/parts/menu/panel.js',
      source: undefined,
      code: `${CLIENT}import{P}from"../../../chunk-P.js";import"../../../chunk-Q.js";export{P};\n`,
    },
    { file: 'chunk-P.js', source: 'parts/menu/panel', code: `${CLIENT}export{P};` },
  ])
  expect(Object.fromEntries(files)).toEqual({
    'index.js': `${CLIENT}const a=()=>import("./modules/panel.js");`,
    'modules/panel.js': `${CLIENT}export{P};`,
  })
})
