export type { OpenFile, ReceiverFiles } from './receiver-files.ts'
export { startSftpReceiver } from './start-sftp-receiver.ts'
