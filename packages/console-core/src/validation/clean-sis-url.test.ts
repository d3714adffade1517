import { expect, it } from 'vitest'
import { cleanSisUrl } from './clean-sis-url.ts'

it.each([
  ['https://sis.example.org/aeries', 'https://sis.example.org/aeries', ''],
  ['  https://SIS.example.org/Aeries/ ', 'https://sis.example.org/Aeries', '/'],
  ['https://sis.example.org/aeries/api/v5/schools', 'https://sis.example.org/aeries', '/api/v5/schools'],
  ['https://sis.example.org/api/v5', 'https://sis.example.org', '/api/v5'],
  ['https://sis.example.org/aeries//api/v5/?x=1', 'https://sis.example.org/aeries', '//api/v5/?x=1'],
  [
    'https://sis.example.org/aeries/Login.aspx?ReturnUrl=%2f',
    'https://sis.example.org/aeries',
    '/Login.aspx?ReturnUrl=%2f',
  ],
  ['https://sis.example.org/LoginParent.aspx', 'https://sis.example.org', '/LoginParent.aspx'],
  ['https://sis.example.org/qmlativ/oauth/token', 'https://sis.example.org/qmlativ', '/oauth/token'],
  [
    'https://sis.example.org/sis/ims/oneroster/v1p1/orgs',
    'https://sis.example.org/sis',
    '/ims/oneroster/v1p1/orgs',
  ],
  ['https://sis.example.org:8443/q/login', 'https://sis.example.org:8443/q', '/login'],
  ['https://sis.example.org:443', 'https://sis.example.org', ''],
  ['https://sis.example.org/loginarea/q', 'https://sis.example.org/loginarea/q', ''],
  ['https://sis.example.org/q?db=1', 'https://sis.example.org/q?db=1', ''],
  ['https://me:word@sis.example.org/api/v5', 'https://me:word@sis.example.org/api/v5', ''],
  ['sis.example.org/api/v5', 'sis.example.org/api/v5', ''],
  ['https://', 'https://', ''],
])('[S5] %s begins at %s', (pasted, url, removed) => {
  expect(cleanSisUrl(pasted)).toEqual({ url, removed })
  expect(cleanSisUrl(url)).toEqual({ url, removed: '' })
})
