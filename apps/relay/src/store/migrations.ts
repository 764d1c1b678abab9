/**
 * The tables, one step after another: a step that has been released is never changed. What is kept of a room: hashes of its tokens, days, sizes and
 * what it cannot read.
 */
export const databaseMigrations: readonly string[] = [
  `
CREATE TABLE rooms (
  id bytea PRIMARY KEY,
  -- SHA-256 of each token, by what it grants.
  hashes jsonb NOT NULL,
  -- A day, not a moment: enough to expire.
  used_on date NOT NULL DEFAULT current_date,
  bytes bigint NOT NULL DEFAULT 0,
  -- Where the book has gone, sealed; a room that has it is closed.
  moved text
);
CREATE INDEX rooms_used_on ON rooms (used_on);

CREATE TABLE logs (
  room bytea NOT NULL REFERENCES rooms ON DELETE CASCADE,
  log smallint NOT NULL,
  head bigint NOT NULL DEFAULT 0,
  chain bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
  -- The version that the snapshot covers, and the chain there.
  covers bigint NOT NULL DEFAULT 0,
  covers_chain bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
  PRIMARY KEY (room, log)
);

CREATE TABLE entries (
  room bytea NOT NULL,
  log smallint NOT NULL,
  version bigint NOT NULL,
  session bytea NOT NULL,
  sequence bigint NOT NULL,
  chain bytea NOT NULL,
  box bytea NOT NULL,
  PRIMARY KEY (room, log, version),
  FOREIGN KEY (room, log) REFERENCES logs ON DELETE CASCADE
);
CREATE UNIQUE INDEX entries_sequence ON entries (room, log, session, sequence);
-- What is encrypted does not compress.
ALTER TABLE entries ALTER COLUMN box SET STORAGE EXTERNAL;

-- The last message of each session, also of those that a snapshot covers: one that comes again is not kept again.
CREATE TABLE sessions (
  room bytea NOT NULL REFERENCES rooms ON DELETE CASCADE,
  log smallint NOT NULL,
  session bytea NOT NULL,
  sequence bigint NOT NULL,
  seen_on date NOT NULL DEFAULT current_date,
  PRIMARY KEY (room, log, session)
);

-- Parts of snapshots: staged while they come in, whole once all are there.
CREATE TABLE snapshots (
  room bytea NOT NULL REFERENCES rooms ON DELETE CASCADE,
  log smallint NOT NULL,
  is_whole boolean NOT NULL,
  session bytea NOT NULL,
  covers bigint NOT NULL,
  part int NOT NULL,
  parts int NOT NULL,
  sequence bigint NOT NULL,
  box bytea NOT NULL,
  staged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (room, log, is_whole, session, covers, part)
);
ALTER TABLE snapshots ALTER COLUMN box SET STORAGE EXTERNAL;

CREATE TABLE blobs (
  room bytea NOT NULL REFERENCES rooms ON DELETE CASCADE,
  id bytea NOT NULL,
  box bytea NOT NULL,
  PRIMARY KEY (room, id)
);
ALTER TABLE blobs ALTER COLUMN box SET STORAGE EXTERNAL;

CREATE TABLE devices (
  room bytea NOT NULL REFERENCES rooms ON DELETE CASCADE,
  -- SHA-256 of room and device: another room's cannot be told to be the same.
  device bytea NOT NULL,
  seen_on date NOT NULL DEFAULT current_date,
  PRIMARY KEY (room, device)
);

-- One message more, in one journey: its version, or why not. Messages of a room come one after another.
CREATE FUNCTION append_entry(p_room bytea, p_log smallint, p_session bytea, p_sequence bigint, p_box bytea, p_most bigint)
RETURNS TABLE (outcome text, version bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_bytes bigint;
  v_moved boolean;
  v_last bigint;
  v_head bigint;
  v_chain bytea;
  v_same boolean;
BEGIN
  SELECT r.bytes, r.moved IS NOT NULL INTO v_bytes, v_moved FROM rooms r WHERE r.id = p_room FOR UPDATE;
  IF NOT FOUND THEN RETURN QUERY SELECT 'room', 0::bigint; RETURN; END IF;
  IF v_moved THEN RETURN QUERY SELECT 'closed', 0::bigint; RETURN; END IF;
  SELECT s.sequence INTO v_last FROM sessions s WHERE s.room = p_room AND s.log = p_log AND s.session = p_session;
  IF v_last >= p_sequence THEN
    SELECT e.version, e.box = p_box INTO v_head, v_same FROM entries e
      WHERE e.room = p_room AND e.log = p_log AND e.session = p_session AND e.sequence = p_sequence;
    IF NOT FOUND THEN
      SELECT l.covers INTO v_head FROM logs l WHERE l.room = p_room AND l.log = p_log;
      v_same := true;
    END IF;
    RETURN QUERY SELECT CASE WHEN v_same THEN 'kept' ELSE 'replayed' END, v_head;
    RETURN;
  END IF;
  IF v_bytes + length(p_box) > p_most THEN RETURN QUERY SELECT 'full', 0::bigint; RETURN; END IF;
  UPDATE logs l SET head = l.head + 1,
    chain = sha256(l.chain || convert_to(encode(p_session, 'hex') || ' ' || p_sequence || ' ', 'UTF8') || p_box)
    WHERE l.room = p_room AND l.log = p_log RETURNING l.head, l.chain INTO v_head, v_chain;
  INSERT INTO entries VALUES (p_room, p_log, v_head, p_session, p_sequence, v_chain, p_box);
  INSERT INTO sessions VALUES (p_room, p_log, p_session, p_sequence)
    ON CONFLICT (room, log, session) DO UPDATE SET sequence = excluded.sequence, seen_on = current_date;
  UPDATE rooms SET bytes = bytes + length(p_box), used_on = current_date WHERE id = p_room;
  PERFORM pg_notify('rooms', encode(p_room, 'hex'));
  RETURN QUERY SELECT 'kept', v_head;
END $$;

CREATE FUNCTION bytes_of(p_room bytea) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(length(box)) FROM entries WHERE room = p_room), 0)
       + coalesce((SELECT sum(length(box)) FROM snapshots WHERE room = p_room AND is_whole), 0)
       + coalesce((SELECT sum(length(box)) FROM blobs WHERE room = p_room), 0)
$$;

-- One part more of a snapshot; with the last the snapshot takes the place of what it covers. One that adds to it is a version of its own,
-- so that devices which are up to date get it.
CREATE FUNCTION put_snapshot(p_room bytea, p_log smallint, p_session bytea, p_sequence bigint, p_covers bigint, p_adds boolean,
                             p_part int, p_parts int, p_box bytea, p_most bigint)
RETURNS TABLE (outcome text, version bigint, chain text) LANGUAGE plpgsql AS $$
DECLARE
  v_moved boolean;
  v_head bigint;
  v_covers bigint;
  v_version bigint;
  v_chain bytea;
  v_staged bigint;
  v_count int;
BEGIN
  SELECT r.moved IS NOT NULL INTO v_moved FROM rooms r WHERE r.id = p_room FOR UPDATE;
  IF NOT FOUND THEN RETURN QUERY SELECT 'room', 0::bigint, ''; RETURN; END IF;
  IF v_moved THEN RETURN QUERY SELECT 'closed', 0::bigint, ''; RETURN; END IF;
  SELECT l.head, l.covers, l.chain INTO v_head, v_covers, v_chain FROM logs l WHERE l.room = p_room AND l.log = p_log;
  IF p_covers > v_head OR p_covers < v_covers OR p_part >= p_parts OR (p_adds AND p_covers <> v_head) THEN
    RETURN QUERY SELECT 'covers', 0::bigint, ''; RETURN;
  END IF;
  -- One at a time is staged for a session.
  DELETE FROM snapshots s WHERE s.room = p_room AND s.log = p_log AND s.session = p_session AND NOT s.is_whole
    AND (s.covers <> p_covers OR s.parts <> p_parts OR p_part = 0);
  INSERT INTO snapshots VALUES (p_room, p_log, false, p_session, p_covers, p_part, p_parts, p_sequence, p_box)
    ON CONFLICT (room, log, is_whole, session, covers, part) DO UPDATE
    SET parts = excluded.parts, sequence = excluded.sequence, box = excluded.box, staged_at = now();
  SELECT sum(length(s.box)) INTO v_staged FROM snapshots s WHERE s.room = p_room AND NOT s.is_whole;
  IF v_staged > p_most THEN
    DELETE FROM snapshots s WHERE s.room = p_room AND NOT s.is_whole;
    RETURN QUERY SELECT 'full', 0::bigint, ''; RETURN;
  END IF;
  SELECT count(*) INTO v_count FROM snapshots s
    WHERE s.room = p_room AND s.log = p_log AND s.session = p_session AND s.covers = p_covers AND NOT s.is_whole;
  IF v_count < p_parts THEN RETURN QUERY SELECT 'staged', 0::bigint, ''; RETURN; END IF;
  DELETE FROM snapshots s WHERE s.room = p_room AND s.log = p_log AND s.is_whole;
  v_version := p_covers;
  IF p_adds THEN
    v_version := v_head + 1;
    v_head := v_version;
    v_chain := sha256(v_chain || convert_to(encode(p_session, 'hex') || ' ' || p_sequence || ' ', 'UTF8'));
  END IF;
  UPDATE logs l SET head = v_head, chain = v_chain, covers = v_version,
    covers_chain = CASE WHEN p_adds THEN v_chain ELSE coalesce(
      (SELECT e.chain FROM entries e WHERE e.room = p_room AND e.log = p_log AND e.version = p_covers), l.covers_chain) END
    WHERE l.room = p_room AND l.log = p_log;
  UPDATE snapshots s SET is_whole = true, covers = v_version
    WHERE s.room = p_room AND s.log = p_log AND s.session = p_session AND s.covers = p_covers AND NOT s.is_whole;
  DELETE FROM entries e WHERE e.room = p_room AND e.log = p_log AND e.version <= v_version;
  UPDATE rooms SET bytes = bytes_of(p_room), used_on = current_date WHERE id = p_room;
  IF p_adds THEN PERFORM pg_notify('rooms', encode(p_room, 'hex')); END IF;
  RETURN QUERY SELECT 'whole', v_version, encode((SELECT l.covers_chain FROM logs l WHERE l.room = p_room AND l.log = p_log), 'hex');
END $$;
`,
  `
-- When a photo was last put there, as a day: what nobody names is deleted by devices, but not while one may be about to name it.
ALTER TABLE blobs ADD COLUMN put_on date NOT NULL DEFAULT current_date;
`,
  `
-- A number is its writer's alone: who it is was hashed from room, device and token, so that nobody takes a number of somebody else. What is
-- stored is asked of the entries themselves; one that a snapshot covers and that comes again is kept again, which changes no book.
ALTER TABLE entries ADD COLUMN writer bytea NOT NULL DEFAULT '';
DROP INDEX entries_sequence;
CREATE UNIQUE INDEX entries_sequence ON entries (room, log, writer, session, sequence);
DROP FUNCTION append_entry(bytea, smallint, bytea, bigint, bytea, bigint);
DROP TABLE sessions;

CREATE FUNCTION append_entry(p_room bytea, p_log smallint, p_writer bytea, p_session bytea, p_sequence bigint, p_box bytea, p_most bigint)
RETURNS TABLE (outcome text, version bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_bytes bigint;
  v_moved boolean;
  v_head bigint;
  v_chain bytea;
  v_same boolean;
BEGIN
  SELECT r.bytes, r.moved IS NOT NULL INTO v_bytes, v_moved FROM rooms r WHERE r.id = p_room FOR UPDATE;
  IF NOT FOUND THEN RETURN QUERY SELECT 'room', 0::bigint; RETURN; END IF;
  IF v_moved THEN RETURN QUERY SELECT 'closed', 0::bigint; RETURN; END IF;
  SELECT e.version, e.box = p_box INTO v_head, v_same FROM entries e
    WHERE e.room = p_room AND e.log = p_log AND e.writer = p_writer AND e.session = p_session AND e.sequence = p_sequence;
  IF FOUND THEN
    RETURN QUERY SELECT CASE WHEN v_same THEN 'kept' ELSE 'replayed' END, v_head;
    RETURN;
  END IF;
  IF v_bytes + length(p_box) > p_most THEN RETURN QUERY SELECT 'full', 0::bigint; RETURN; END IF;
  UPDATE logs l SET head = l.head + 1,
    chain = sha256(l.chain || convert_to(encode(p_session, 'hex') || ' ' || p_sequence || ' ', 'UTF8') || p_box)
    WHERE l.room = p_room AND l.log = p_log RETURNING l.head, l.chain INTO v_head, v_chain;
  INSERT INTO entries (room, log, version, session, sequence, chain, box, writer)
    VALUES (p_room, p_log, v_head, p_session, p_sequence, v_chain, p_box, p_writer);
  UPDATE rooms SET bytes = bytes + length(p_box), used_on = current_date WHERE id = p_room;
  PERFORM pg_notify('rooms', encode(p_room, 'hex'));
  RETURN QUERY SELECT 'kept', v_head;
END $$;
`,
  `
-- What took several statements takes one: nothing is left half done when the database stops answering.
CREATE FUNCTION admit_device(p_room bytea, p_device bytea, p_most int, p_days int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_others int;
BEGIN
  PERFORM 1 FROM rooms WHERE id = p_room FOR UPDATE;
  DELETE FROM devices WHERE room = p_room AND seen_on < current_date - p_days;
  SELECT count(*) INTO v_others FROM devices WHERE room = p_room AND device <> p_device;
  IF v_others >= p_most THEN RETURN NULL; END IF;
  INSERT INTO devices (room, device) VALUES (p_room, p_device)
    ON CONFLICT (room, device) DO UPDATE SET seen_on = current_date WHERE devices.seen_on < current_date;
  UPDATE rooms SET used_on = current_date WHERE id = p_room AND used_on < current_date;
  RETURN v_others + 1;
END $$;

CREATE FUNCTION put_blob(p_room bytea, p_id bytea, p_box bytea, p_most bigint, p_most_photos bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_bytes bigint;
  v_photos bigint;
BEGIN
  SELECT bytes INTO v_bytes FROM rooms WHERE id = p_room AND moved IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 'closed'; END IF;
  UPDATE blobs SET put_on = current_date WHERE room = p_room AND id = p_id;
  IF FOUND THEN RETURN 'kept'; END IF;
  SELECT coalesce(sum(length(box)), 0) INTO v_photos FROM blobs WHERE room = p_room;
  IF v_bytes + length(p_box) > p_most OR v_photos + length(p_box) > p_most_photos THEN RETURN 'full'; END IF;
  UPDATE rooms SET bytes = bytes + length(p_box), used_on = current_date WHERE id = p_room;
  INSERT INTO blobs (room, id, box) VALUES (p_room, p_id, p_box);
  RETURN 'kept';
END $$;
`,
  `
-- What a row counts for: no row is smaller on disk than that, with its places in the indexes.
CREATE FUNCTION charge(p_box bytea) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT greatest(length(p_box), 256)::bigint $$;

-- Everything that a room holds, what is staged too; and of that what is of the log of ticks.
ALTER TABLE rooms ADD COLUMN ticks_bytes bigint NOT NULL DEFAULT 0;
UPDATE rooms SET ticks_bytes =
    coalesce((SELECT sum(charge(box)) FROM entries WHERE room = id AND log = 1), 0)
  + coalesce((SELECT sum(charge(box)) FROM snapshots WHERE room = id AND log = 1), 0);
UPDATE rooms SET bytes = ticks_bytes
  + coalesce((SELECT sum(charge(box)) FROM entries WHERE room = rooms.id AND log = 0), 0)
  + coalesce((SELECT sum(charge(box)) FROM snapshots WHERE room = rooms.id AND log = 0), 0)
  + coalesce((SELECT sum(length(box)) FROM blobs WHERE room = rooms.id), 0);
DROP FUNCTION append_entry(bytea, smallint, bytea, bytea, bigint, bytea, bigint);
DROP FUNCTION put_snapshot(bytea, smallint, bytea, bigint, bigint, boolean, int, int, bytea, bigint);
DROP FUNCTION bytes_of(bytea);

CREATE FUNCTION add_bytes(p_room bytea, p_log smallint, p_bytes bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE rooms SET bytes = bytes + p_bytes, ticks_bytes = ticks_bytes + p_bytes * p_log, used_on = current_date WHERE id = p_room
$$;

CREATE FUNCTION append_entry(p_room bytea, p_log smallint, p_writer bytea, p_session bytea, p_sequence bigint, p_box bytea,
                             p_most bigint, p_most_ticks bigint)
RETURNS TABLE (outcome text, version bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_bytes bigint;
  v_ticks bigint;
  v_moved boolean;
  v_head bigint;
  v_chain bytea;
  v_same boolean;
BEGIN
  SELECT r.bytes, r.ticks_bytes, r.moved IS NOT NULL INTO v_bytes, v_ticks, v_moved FROM rooms r WHERE r.id = p_room FOR UPDATE;
  IF NOT FOUND THEN RETURN QUERY SELECT 'room', 0::bigint; RETURN; END IF;
  IF v_moved THEN RETURN QUERY SELECT 'closed', 0::bigint; RETURN; END IF;
  SELECT e.version, e.box = p_box INTO v_head, v_same FROM entries e
    WHERE e.room = p_room AND e.log = p_log AND e.writer = p_writer AND e.session = p_session AND e.sequence = p_sequence;
  IF FOUND THEN
    RETURN QUERY SELECT CASE WHEN v_same THEN 'kept' ELSE 'replayed' END, v_head;
    RETURN;
  END IF;
  IF v_bytes + charge(p_box) > p_most OR (p_log = 1 AND v_ticks + charge(p_box) > p_most_ticks) THEN
    RETURN QUERY SELECT 'full', 0::bigint; RETURN;
  END IF;
  UPDATE logs l SET head = l.head + 1,
    chain = sha256(l.chain || convert_to(encode(p_session, 'hex') || ' ' || p_sequence || ' ', 'UTF8') || p_box)
    WHERE l.room = p_room AND l.log = p_log RETURNING l.head, l.chain INTO v_head, v_chain;
  INSERT INTO entries (room, log, version, session, sequence, chain, box, writer)
    VALUES (p_room, p_log, v_head, p_session, p_sequence, v_chain, p_box, p_writer);
  PERFORM add_bytes(p_room, p_log, charge(p_box));
  PERFORM pg_notify('rooms', encode(p_room, 'hex'));
  RETURN QUERY SELECT 'kept', v_head;
END $$;

-- Drops parts that are staged: of one session those that are of another snapshot or come again, or without a session all of a room.
CREATE FUNCTION drop_staged(p_room bytea, p_log smallint, p_session bytea, p_covers bigint, p_part int, p_parts int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_gone record;
BEGIN
  PERFORM 1 FROM rooms WHERE id = p_room FOR UPDATE;
  FOR v_gone IN WITH gone AS (
    DELETE FROM snapshots s WHERE s.room = p_room AND NOT s.is_whole AND (p_session IS NULL OR (s.log = p_log AND s.session = p_session
      AND (s.covers <> p_covers OR s.parts <> p_parts OR p_part = 0 OR s.part = p_part))) RETURNING s.log AS log, charge(s.box) AS size)
    SELECT log, sum(size)::bigint AS size FROM gone GROUP BY log
  LOOP PERFORM add_bytes(p_room, v_gone.log, -v_gone.size); END LOOP;
END $$;

-- As before, and what is staged counts: a part for which there is no room has what others began dropped, and then itself refused.
CREATE FUNCTION put_snapshot(p_room bytea, p_log smallint, p_session bytea, p_sequence bigint, p_covers bigint, p_adds boolean,
                             p_part int, p_parts int, p_box bytea, p_most bigint)
RETURNS TABLE (outcome text, version bigint, chain text) LANGUAGE plpgsql AS $$
DECLARE
  v_moved boolean;
  v_head bigint;
  v_covers bigint;
  v_version bigint;
  v_chain bytea;
  v_count int;
  v_gone bigint;
BEGIN
  SELECT r.moved IS NOT NULL INTO v_moved FROM rooms r WHERE r.id = p_room FOR UPDATE;
  IF NOT FOUND THEN RETURN QUERY SELECT 'room', 0::bigint, ''; RETURN; END IF;
  IF v_moved THEN RETURN QUERY SELECT 'closed', 0::bigint, ''; RETURN; END IF;
  SELECT l.head, l.covers, l.chain INTO v_head, v_covers, v_chain FROM logs l WHERE l.room = p_room AND l.log = p_log;
  IF p_covers > v_head OR p_covers < v_covers OR p_part >= p_parts OR (p_adds AND p_covers <> v_head) THEN
    RETURN QUERY SELECT 'covers', 0::bigint, ''; RETURN;
  END IF;
  PERFORM drop_staged(p_room, p_log, p_session, p_covers, p_part, p_parts);
  IF (SELECT r.bytes FROM rooms r WHERE r.id = p_room) + charge(p_box) > p_most THEN
    PERFORM drop_staged(p_room, NULL, NULL, NULL, NULL, NULL);
    -- What came before of this very snapshot has gone with the rest: it is not to be whole without it.
    IF p_part > 0 OR (SELECT r.bytes FROM rooms r WHERE r.id = p_room) + charge(p_box) > p_most THEN
      RETURN QUERY SELECT 'full', 0::bigint, ''; RETURN;
    END IF;
  END IF;
  INSERT INTO snapshots (room, log, is_whole, session, covers, part, parts, sequence, box)
    VALUES (p_room, p_log, false, p_session, p_covers, p_part, p_parts, p_sequence, p_box);
  PERFORM add_bytes(p_room, p_log, charge(p_box));
  SELECT count(*) INTO v_count FROM snapshots s
    WHERE s.room = p_room AND s.log = p_log AND s.session = p_session AND s.covers = p_covers AND NOT s.is_whole;
  IF v_count < p_parts THEN RETURN QUERY SELECT 'staged', 0::bigint, ''; RETURN; END IF;
  v_version := p_covers;
  IF p_adds THEN
    v_version := v_head + 1;
    v_head := v_version;
    v_chain := sha256(v_chain || convert_to(encode(p_session, 'hex') || ' ' || p_sequence || ' ', 'UTF8'));
  END IF;
  UPDATE logs l SET head = v_head, chain = v_chain, covers = v_version,
    covers_chain = CASE WHEN p_adds THEN v_chain ELSE coalesce(
      (SELECT e.chain FROM entries e WHERE e.room = p_room AND e.log = p_log AND e.version = p_covers), l.covers_chain) END
    WHERE l.room = p_room AND l.log = p_log;
  WITH before AS (DELETE FROM snapshots s WHERE s.room = p_room AND s.log = p_log AND s.is_whole RETURNING charge(s.box) AS size),
    covered AS (DELETE FROM entries e WHERE e.room = p_room AND e.log = p_log AND e.version <= v_version RETURNING charge(e.box) AS size)
    SELECT coalesce(sum(size), 0) INTO v_gone FROM (SELECT size FROM before UNION ALL SELECT size FROM covered) AS gone;
  UPDATE snapshots s SET is_whole = true, covers = v_version
    WHERE s.room = p_room AND s.log = p_log AND s.session = p_session AND s.covers = p_covers AND NOT s.is_whole;
  PERFORM add_bytes(p_room, p_log, -v_gone);
  IF p_adds THEN PERFORM pg_notify('rooms', encode(p_room, 'hex')); END IF;
  RETURN QUERY SELECT 'whole', v_version, encode((SELECT l.covers_chain FROM logs l WHERE l.room = p_room AND l.log = p_log), 'hex');
END $$;
`,
]
