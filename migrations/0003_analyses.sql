CREATE TABLE "analysis_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"usage_unit_id" uuid NOT NULL,
	"idempotency_key" text,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idea_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"state_of_art" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"clustering_status" text DEFAULT 'pending' NOT NULL,
	"category" text,
	"report" jsonb,
	"notice" text,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ideas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"problem" text NOT NULL,
	"concept" text NOT NULL,
	"gap" text NOT NULL,
	"opportunity_score" integer NOT NULL,
	"kind" text NOT NULL,
	"refuted" boolean NOT NULL,
	"score_components" jsonb NOT NULL,
	"evidence_for" jsonb NOT NULL,
	"evidence_against" jsonb NOT NULL,
	"why_empty" jsonb NOT NULL,
	"nearest_art" jsonb NOT NULL,
	"next_steps" jsonb NOT NULL,
	"pair" jsonb NOT NULL,
	"phrased_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"patent_title" text NOT NULL,
	"patent_number" text NOT NULL,
	"patent_date" date,
	"patent_url" text NOT NULL,
	"patent_abstract" text NOT NULL,
	"abstract_is_digest" boolean NOT NULL,
	"inventors" text[] DEFAULT '{}' NOT NULL,
	"assignee" text,
	"use" text,
	"novelty" text,
	"cpc" text[] DEFAULT '{}' NOT NULL,
	"kind" text,
	"matched_terms" text[] DEFAULT '{}' NOT NULL,
	"relevance" double precision NOT NULL,
	"duplicates" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_session_id_idea_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."idea_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD CONSTRAINT "analysis_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_sessions" ADD CONSTRAINT "idea_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_session_id_idea_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."idea_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patents" ADD CONSTRAINT "patents_session_id_idea_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."idea_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_sessions" ADD CONSTRAINT "shared_sessions_session_id_idea_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."idea_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_runs_session" ON "analysis_runs" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "analysis_runs_open" ON "analysis_runs" USING btree ("created_at") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_runs_one_open" ON "analysis_runs" USING btree ("session_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_runs_key" ON "analysis_runs" USING btree ("user_id","idempotency_key") WHERE status in ('queued', 'running', 'completed');--> statement-breakpoint
CREATE INDEX "idea_sessions_user" ON "idea_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "idea_sessions_deleted" ON "idea_sessions" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ideas_session" ON "ideas" USING btree ("session_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "patents_session" ON "patents" USING btree ("session_id","rank");