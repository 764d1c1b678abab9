/** The names by which a room knows its tokens. */
export const ROOM_GRANTS = ['read book', 'read ticks', 'write book', 'write ticks', 'own'] as const
export type RoomGrant = (typeof ROOM_GRANTS)[number]
