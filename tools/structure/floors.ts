/** Rooms of the web app from the ground up, and what each is for. Rooms of one floor do not know each other; each feature is a room. */
export const FLOORS: readonly Readonly<Record<string, string>>[] = [
  { format: 'numbers and letters' },
  { model: 'plain data and its changes' },
  { routes: 'addresses', words: 'everything the app says' },
  { ui: 'controls that know no formula', engine: 'the parts of the engine, as they come' },
  { reading: 'a formula asked of the engine' },
  { library: 'what the device keeps' },
  { workshop: 'tables with undo, the day and the pieces being worked on' },
  { views: 'what several features show of a formula' },
  { features: 'what a maker does' },
  { app: 'shell, navigation, search, what opens over the bench' },
]
export const FEATURES = 'features'

/** The room of a file of the app, by its path in the source. */
export function roomOf(path: string): string {
  const [room = '', feature = ''] = path.split('/')
  return room === FEATURES ? `${room}/${feature}` : room
}

/** Counted from the ground; below it where there is no such room. */
export const floorOf = (room: string): number => FLOORS.findIndex((rooms) => (room.split('/')[0] ?? '') in rooms)
