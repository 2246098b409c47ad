-- Gives each event its final id and announces it when its transaction commits, one transaction at a time: ids then grow
-- in the order in which rows become visible, so that "everything after id n" never misses a late commit.
CREATE FUNCTION "number_realtime_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	final_id bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(1818321781);
	UPDATE realtime_events SET id = nextval('realtime_events_id_seq') WHERE id = NEW.id RETURNING id INTO final_id;
	PERFORM pg_notify('lacuna_events', final_id::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "realtime_events_number" AFTER INSERT ON "realtime_events"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_realtime_event"();
