import { LOOPBACK_CERTIFICATE } from '../../network/testing/loopback-certificate.ts'

/** A certificate in PEM that can be read; nobody trusts it. */
export const CERTIFICATE = LOOPBACK_CERTIFICATE.cert
