import type { WelcomeMessage, WireRefusal } from '../wire/wire.ts'

/** What there is to say of a shared book at any time. */
export type SyncState =
  | { readonly kind: 'upToDate'; readonly at: number }
  | { readonly kind: 'sending'; readonly changes: number }
  | { readonly kind: 'offline'; readonly changes: number }
  /** The relay holds something that does not open, and another device has to write anew what it may have been. */
  | { readonly kind: 'unreadable'; readonly changes: number }
  | { readonly kind: 'refused'; readonly refusal: WireRefusal; readonly changes: number }
  /** The book has another key, sealed for the devices that stay. */
  | { readonly kind: 'moved'; readonly moved: string }

/** What a relay says of the room. */
export type RoomStatus = Pick<WelcomeMessage, 'bytes' | 'mostBytes' | 'devices' | 'mostDevices' | 'expires'>
