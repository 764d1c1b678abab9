export { createClient } from '@obrador/client'
