DROP INDEX "action_log_user";--> statement-breakpoint
CREATE INDEX "action_log_changes" ON "action_log" USING btree ("user_id","at") WHERE action like '/%';--> statement-breakpoint
CREATE INDEX "action_log_gated" ON "action_log" USING btree ("user_id","action","at");--> statement-breakpoint
CREATE INDEX "action_log_at" ON "action_log" USING btree ("at");