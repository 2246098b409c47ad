CREATE TABLE "source_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_usage" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	CONSTRAINT "source_usage_day_source_pk" PRIMARY KEY("day","source")
);
--> statement-breakpoint
CREATE INDEX "source_answers_created_at" ON "source_answers" USING btree ("created_at");