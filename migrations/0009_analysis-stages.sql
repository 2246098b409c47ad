CREATE TABLE "run_stages" (
	"run_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"by" text NOT NULL,
	"ms" integer NOT NULL,
	"fallback" text,
	"output" jsonb NOT NULL,
	CONSTRAINT "run_stages_run_id_stage_pk" PRIMARY KEY("run_id","stage")
);
--> statement-breakpoint
ALTER TABLE "patents" ALTER COLUMN "patent_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "frame" jsonb;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "details" jsonb;--> statement-breakpoint
UPDATE "ideas" SET "details" = jsonb_build_object(
	'gap_parts', jsonb_build_object('exists', '', 'left_open', '', 'who_pays', ''),
	'verdict', 'not_covered',
	'components', (
		SELECT jsonb_object_agg(name, jsonb_build_object('value', NULL, 'text', 'Scored by an earlier version.'))
		FROM unnest(ARRAY['openness', 'support', 'value', 'feasibility', 'fit', 'evidence']) AS name
	),
	'elements', '[]'::jsonb, 'builds_on', '[]'::jsonb, 'nearest', '[]'::jsonb,
	'evidence_for', '[]'::jsonb, 'evidence_against', '[]'::jsonb,
	'why_open', '', 'risk', NULL, 'build_first', '', 'economics', NULL, 'refuted_by', '',
	'queries', '[]'::jsonb, 'written_by', 'embedded'
);--> statement-breakpoint
ALTER TABLE "ideas" ALTER COLUMN "details" SET NOT NULL;--> statement-breakpoint
UPDATE "idea_sessions" SET "report" = NULL WHERE "report" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "patents" ADD COLUMN "filed" date;--> statement-breakpoint
ALTER TABLE "patents" ADD COLUMN "priority" date;--> statement-breakpoint
ALTER TABLE "patents" ADD COLUMN "claim" text;--> statement-breakpoint
ALTER TABLE "patents" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "patents" ADD COLUMN "closeness" double precision;--> statement-breakpoint
ALTER TABLE "run_stages" ADD CONSTRAINT "run_stages_run_id_analysis_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."analysis_runs"("id") ON DELETE cascade ON UPDATE no action;