import { expect, it } from 'vitest'
import { publicAddressesOf } from '../network/public-address.ts'
import { privateNetworksIn } from './private-networks.ts'

const reach = { allowLoopback: false, privateNetworks: privateNetworksIn('10.20.0.0/16, 192.168.7.15') }

it.each(['10.20.3.4', '192.168.7.15', '93.184.215.14'])(
  '%s may be connected to, as it is named or public',
  async (address) => {
    expect(await publicAddressesOf(address, reach)).toEqual([{ address, family: 4 }])
  },
)

it.each(['10.21.0.1', '192.168.7.16', '127.0.0.1', '169.254.169.254', '[fd00:ec2::254]'])(
  '%s stays out of reach',
  async (address) => {
    const everything = {
      allowLoopback: false,
      privateNetworks: privateNetworksIn('10.20.0.0/16 192.168.7.15 fd00::/8'),
    }
    await expect(publicAddressesOf(address, everything)).rejects.toThrow("isn't a public address")
  },
)

it.each(['8.8.8.8', '127.0.0.0/8', '169.254.0.0/16', '10.0.0.0/4', 'dc1.example.org'])(
  '%s is no private network',
  (text) => {
    expect(() => privateNetworksIn(text)).toThrow(
      `CONSOLE_PRIVATE_NETWORKS must list private networks such as 10.20.0.0/16 or 192.168.7.15, not ${text}.`,
    )
  },
)
