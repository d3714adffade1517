export {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type DemoAccount,
  type SeedDistrict,
  type SeedProfile,
} from '@edconsole/console-demo'
export { type SisSimulator, startSimulator as startSisSimulator } from '@edconsole/console-demo/sis-simulator'
export type { Db } from '../db/schema.ts'
export type { OutgoingMail } from '../mail/mail.ts'
export type { Secrets } from '../secrets/secrets.ts'
export {
  createTestServer,
  type TestFetch,
  type TestServer,
  type TestServerOptions,
} from './create-test-server.ts'
export type { Fault, FaultMatch, Faults, PlacedFault } from './faults.ts'
export { holdBatch } from './hold-batch.ts'
export type { NewDistrictOptions, TestDistrict } from './new-district.ts'
export { startSftpServer, type TestSftpServer } from './sftp-server.ts'
export type { TestMail } from './test-mail.ts'
