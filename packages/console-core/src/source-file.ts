/** How rows are read out of a file, piece by piece: the same on the server and in a browser. */

export { createByteScan, type ScannedFile } from './source-file/byte-scan.ts'
export {
  BrokenFileError,
  binaryFile,
  otherEncoding,
  SIGNATURE_BYTES,
  unreadableFile,
} from './source-file/file-findings.ts'
export type { FileReading } from './source-file/file-reading.ts'
export { createRowParser, type ReadRow, type RowParser } from './source-file/row-parser.ts'
