import { expect, it } from 'vitest'
import { ForbiddenAddressError, publicAddressesOf } from './public-address.ts'

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::a00:1]',
  '[64:ff9b::8.8.8.8]',
  '[64:ff9b:1::127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::10.0.0.1]',
  '[::8.8.8.8]',
  '[::2:0:0:1]',
  '[::ffff:0:127.0.0.1]',
  '[2002:7f00:1::1]',
  '[2002:a00:1::]',
  '[2002:808:808::1]',
  '[2001:0:7f00:1::1]',
  '[1fff:ffff::1]',
  '[4000::1]',
  '[fec0::1]',
])('[S5] refuses %s, written as an address or behind a name', async (address) => {
  const bare = address.replace(/[[\]]/g, '')
  const reach = { allowLoopback: false }
  await expect(publicAddressesOf(address, reach)).rejects.toThrow(ForbiddenAddressError)
  const behind = { ...reach, resolve: resolvesTo(bare) }
  await expect(publicAddressesOf('sis.example.org', behind)).rejects.toThrow(ForbiddenAddressError)
  const mixed = { ...reach, resolve: resolvesTo('93.184.216.34', bare) }
  await expect(publicAddressesOf('sis.example.org', mixed)).rejects.toThrow(ForbiddenAddressError)
})

it('[S5] gives every address of a public name', async () => {
  const reach = { allowLoopback: false, resolve: resolvesTo('93.184.216.34', '2606:2800:220:1::1') }
  expect(await publicAddressesOf('sis.example.org', reach)).toHaveLength(2)
})

it.each([
  ['93.184.216.34', '93.184.216.34'],
  ['010.8.8.8', '8.8.8.8'],
  ['1572395042', '93.184.216.34'],
])('[S5] gives %s as everybody reads it who connects', async (written, address) => {
  expect(await publicAddressesOf(written, { allowLoopback: false })).toEqual([{ address, family: 4 }])
})

it('[S5] in a demonstration this machine plays a SIS, but only by its own name', async () => {
  const reach = { allowLoopback: true, resolve: resolvesTo('127.0.0.1') }
  expect(await publicAddressesOf('127.0.0.1', reach)).toHaveLength(1)
  expect(await publicAddressesOf('localhost', reach)).toHaveLength(1)
  await expect(publicAddressesOf('sis.example.org', reach)).rejects.toThrow(ForbiddenAddressError)
  await expect(publicAddressesOf('10.0.0.1', reach)).rejects.toThrow(ForbiddenAddressError)
})

it('[S5] says so when nobody knows a name', async () => {
  const resolve = async () => {
    throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
  }
  await expect(publicAddressesOf('nowhere.example', { allowLoopback: false, resolve })).rejects.toMatchObject(
    {
      code: 'ENOTFOUND',
    },
  )
})
