export { type OpenIdAccount, type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'
