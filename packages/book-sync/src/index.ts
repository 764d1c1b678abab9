export { type BlobList, RoomBlobs } from './client/blobs.ts'
export { SyncClient } from './client/client.ts'
export { closeRoom, createRoom, deleteRoom, relayHasRoom, socketUrl } from './client/http.ts'
export type { RoomStatus, SyncState } from './client/state.ts'
export type { DeviceStore, KeptState, WaitingMessage } from './client/store.ts'
export { type GroupUpdate, SharedBook } from './merge/book.ts'
export { type CellConflict, valuesByAuthor } from './merge/conflicts.ts'
export { type BookEntry, namesOfRecord, type RecordGroup } from './merge/group.ts'
export {
  type DeviceLibrary,
  type JoinClash,
  type JoinPlan,
  joinLibrary,
  joinPlan,
  type OwnRecord,
  type RecordNaming,
} from './merge/join.ts'
export { canonicalJson, type JsonObject, type JsonValue } from './merge/json.ts'
export type { GroupShapes, KeyScope } from './merge/shape.ts'
export { hashOfBlob } from './secret/blob.ts'
export { type BookKeys, keysOfBook, keysToWeigh, newSecret, secretToWeigh } from './secret/keys.ts'
export { type DeviceKey, moveForDevices, newDeviceKey, secretMovedTo } from './secret/move.ts'
export { type MisreadWords, SECRET_WORDS, secretOfWords, wordsFrom, wordsOfSecret } from './secret/words.ts'
